"""The site of the project: a static site made from the documents, the rules and the words of the program by Sphinx.

    python -m tools.site --out dist/site

needs the extra `site` and the fonts of the window, for the pictures. The pages load nothing from elsewhere, and can be
opened as files. `theme` has the style sheet and the templates, `pages` the pages written by hand for each language,
`words` the sentences of the generated ones. The site is told in every language of the program that has both.
"""
