// Runs before the first paint, so that neither theme nor direction flashes; a file, because the CSP forbids inline
// scripts. src/shell/appearance.ts owns the setting and knows the other choices.
(function () {
  var stored = {};
  var signedIn = false;
  try {
    signedIn = localStorage.getItem('access_token') !== null;
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

  // Whoever is signed in will see the shell and the screen of this address: their files come beside the entry, not after
  // it. What the next click needs comes when nothing else is on its way. The build names them all (shell-files.ts).
  var files = document.currentScript.dataset;
  var words = function (text) {
    return text ? text.split(' ') : [];
  };
  var ask = function (rel, list) {
    list.forEach(function (file) {
      var href = '/assets/' + file;
      if (rel === 'prefetch' && performance.getEntriesByName(location.origin + href).length > 0) return;
      var link = document.createElement('link');
      var style = /\.css$/.test(file);
      link.rel = style && rel === 'modulepreload' ? 'preload' : rel;
      if (style) link.as = 'style';
      // As the page asks for it later: what was fetched otherwise would be fetched twice.
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    });
  };
  var filesHere = function () {
    var address = location.pathname
      .slice(1)
      .replace(/\/$/, '')
      .replace(/\/\d+(?=\/|$)/g, '/*');
    var all = words(files.files);
    var route = words(files.routes).find(function (entry) {
      return entry.split(':')[0] === address;
    });
    return route
      ? route
          .split(':')[1]
          .split(',')
          .filter(Boolean)
          .map(function (place) {
            return all[place];
          })
      : [];
  };
  if (signedIn) {
    ask('modulepreload', words(files.shell));
    ask('modulepreload', filesHere());
  }
  // Whoever is signed in waits for rows first; the screen says when it has read them (use-screen-read.ts).
  window.addEventListener(
    signedIn ? 'screen-read' : 'load',
    function () {
      (window.requestIdleCallback || setTimeout)(function () {
        ask('prefetch', words(signedIn ? files.next : files.shell));
      });
    },
    { once: true },
  );
})();
