"""``python -m biddingbox``: the command line."""

from biddingbox.cli import main

if __name__ == "__main__":
    main(prog_name="biddingbox")
