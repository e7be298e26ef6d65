// Runs before the first paint, so that neither theme nor direction flashes; a separate file, as the CSP forbids inline
// scripts, and without imports, as modules run later.
{
  // Storage may be denied, and its content may be damaged.
  const readStored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const readJson = (key: string): Partial<Record<string, unknown>> => {
    try {
      return (JSON.parse(readStored(key) ?? '{}') as object | null) ?? {};
    } catch {
      return {};
    }
  };

  // For whom no named policy speaks: text without elements, such as Mantine's styles, the picture by which Leaflet tries
  // the browser, and our own files. Called by a library itself, without a sink, it refuses, so that this asks for its own.
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => {
      if (sink === undefined) throw new TypeError('Only a sink is asked by default.');
      return html.includes('<') && html !== '<svg/>' ? null : html;
    },
    createScriptURL: (url) => (url.startsWith('/assets/') ? url : null),
  });

  // shell/appearance.ts owns the setting, and has the other values.
  const { theme, direction, language } = readJson('appearance');
  const root = document.documentElement;
  const followsSystem = !['light', 'dark', 'semi-dark'].some((choice) => choice === theme);
  const dark = followsSystem ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.setAttribute('dir', direction === 'rtl' ? 'rtl' : 'ltr');

  const token = readStored('access_token');

  // The queries of this URL's last visit are sent before any other file is loaded; api/client/prefetched.ts passes on their
  // responses. Only paths are stored, so that the token goes to no host but the API that this browser was last told of.
  const sendEarly = (token: string) => {
    const { api, paths } = readJson('first-reads');
    const stored = (paths as Partial<Record<string, unknown>> | undefined)?.[
      location.pathname + location.search
    ];
    if (typeof api !== 'string' || !Array.isArray(stored)) return;
    const urls = stored
      .filter((path): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path))
      .map((path) => api + path);
    const headers = { Accept: 'application/json, text/plain, */*', Authorization: `Bearer ${token}` };
    const early = urls.map((url: string) => {
      const ended = new AbortController();
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(30_000)]);
      const response = fetch(url, { headers, signal, cache: 'no-store' });
      // Errors are handled by whoever takes the response.
      response.catch(() => undefined);
      return [url, { response, signal, stop: () => ended.abort() }] as const;
    });
    globalThis.earlyAnswers = { token, byUrl: new Map(early) };
  };

  // Signed-in users will see the shell and this URL's screen: their files load along with the entry, not after it.
  // Those of the next click load when idle, and those of another screen at once when a link is pointed at or followed,
  // instead of in waves, each file with what it imports. The build lists them all (shell-files.ts).
  const { dataset } = document.currentScript as HTMLScriptElement;
  const words = (text: string | undefined) => (text ? text.split(' ') : []);

  // English has none; a language may have a region, `pt-BR`, and after it comes the hash.
  const folder = words(dataset.folders).find((name) => name.replace(/-[^-]*$/, '') === language) ?? '';
  const addressOf = (file: string) => `/assets/${file.replace('~', folder)}`;

  const asked = new Set<string>();

  const ask = (rel: 'modulepreload' | 'prefetch', files: string[]) => {
    for (const file of files) {
      const href = addressOf(file);
      if (asked.has(href) || performance.getEntriesByName(location.origin + href).length > 0) continue;
      asked.add(href);
      const link = document.createElement('link');
      const isStyle = file.endsWith('.css');
      link.rel = isStyle && rel === 'modulepreload' ? 'preload' : rel;
      if (isStyle) link.as = 'style';
      // With the same mode as the page's own request, or the file would be loaded twice.
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
  };

  const filesAt = (pathname: string) => {
    const address = pathname
      .slice(1)
      .replace(/\/$/, '')
      .replace(/\/\d+(?=\/|$)/g, '/*');
    const all = words(dataset.files);
    const route = words(dataset.routes).find((entry) => entry.split(':')[0] === address);
    const places = route?.split(':')[1]?.split(',').filter(Boolean) ?? [];
    return places.flatMap((place) => all[Number(place)] ?? []);
  };

  globalThis.askForScreen = (pathname) => ask('modulepreload', filesAt(pathname));

  const [entry] = words(dataset.entry);
  if (entry !== undefined) {
    ask('modulepreload', words(dataset.entry));
    addEventListener('DOMContentLoaded', () => {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = addressOf(entry);
      document.head.append(script);
    });
  }

  if (token !== null) {
    sendEarly(token);
    // A browser has six connections: the loader's code is first, as its query takes longest.
    ask('modulepreload', [...words(dataset.reads), ...filesAt(location.pathname), ...words(dataset.shell)]);
  }

  const askNext = () => {
    const after = token === null ? [dataset.reads, dataset.shell] : [dataset.next];
    ask('prefetch', [dataset.write, ...after].flatMap(words));
  };
  // For signed-in users, data is first; the screen fires the event once it has loaded (use-screen-read.ts).
  window.addEventListener(
    token === null ? 'load' : 'screen-read',
    () => {
      if ('requestIdleCallback' in window) requestIdleCallback(askNext);
      else setTimeout(askNext);
    },
    { once: true },
  );
}
