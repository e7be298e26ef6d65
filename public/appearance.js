// Runs before the first paint, so that neither theme nor direction flashes; a file, because the CSP forbids inline
// scripts. src/components/shell/appearance.ts owns the setting and knows the other choices.
(function () {
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('appearance')) || {};
  } catch {
    // Corrupt or denied storage: the defaults below.
  }
  var root = document.documentElement;
  var followsSystem = !['light', 'dark', 'semi-dark'].includes(stored.theme);
  var dark = followsSystem
    ? window.matchMedia('(prefers-color-scheme: dark)').matches
    : stored.theme === 'dark';
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.setAttribute('dir', stored.direction === 'rtl' ? 'rtl' : 'ltr');
})();
