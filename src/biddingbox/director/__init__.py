"""What a director works with: rulings of the past as cases, question trees, his speech."""
