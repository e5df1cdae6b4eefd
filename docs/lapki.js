// A table that is wider than the screen can be moved by keyboard, too. (The theme wraps tables once the page is there.)
addEventListener('load', () => {
  for (const wide of document.querySelectorAll('.md-typeset__scrollwrap')) wide.tabIndex = 0;
});
