// Runs before the first paint, so that neither theme nor direction flashes; a file of its own, because the CSP forbids
// inline scripts, and without imports, because modules run after it.
{
  // A storage may be denied, and what it holds may be damaged.
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

  // shell/appearance.ts owns the setting and knows the other choices.
  const { theme, direction } = readJson('appearance');
  const root = document.documentElement;
  const followsSystem = !['light', 'dark', 'semi-dark'].some((choice) => choice === theme);
  const dark = followsSystem ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.setAttribute('dir', direction === 'rtl' ? 'rtl' : 'ltr');

  const token = readStored('access_token');

  // What the screen of this address read last time is asked for before any other file; api/early-answers.ts passes on the
  // answers and knows the rest.
  const sendEarly = (token: string) => {
    const urls = readJson('first-reads')[location.pathname + location.search];
    if (!Array.isArray(urls)) return;
    const headers = { Accept: 'application/json, text/plain, */*', Authorization: `Bearer ${token}` };
    const early = urls.map((url: string) => {
      const ended = new AbortController();
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(30_000)]);
      const response = fetch(url, { headers, signal, cache: 'no-cache' });
      // Whoever takes the answer hears of a failure.
      response.catch(() => undefined);
      return [url, { response, signal, stop: () => ended.abort() }] as const;
    });
    globalThis.earlyAnswers = { token, byUrl: new Map(early) };
  };

  // Whoever is signed in will see the shell and the screen of this address: their files come beside the entry, not after
  // it. What the next click needs comes when nothing else is on its way. The build names them all (shell-files.ts).
  const { dataset } = document.currentScript as HTMLScriptElement;
  const words = (text?: string) => (text ? text.split(' ') : []);

  const ask = (rel: 'modulepreload' | 'prefetch', files: string[]) => {
    for (const file of files) {
      const href = `/assets/${file}`;
      if (rel === 'prefetch' && performance.getEntriesByName(location.origin + href).length > 0) continue;
      const link = document.createElement('link');
      const isStyle = file.endsWith('.css');
      link.rel = isStyle && rel === 'modulepreload' ? 'preload' : rel;
      if (isStyle) link.as = 'style';
      // As the page asks for it later: what was fetched otherwise would be fetched twice.
      link.crossOrigin = '';
      link.href = href;
      document.head.append(link);
    }
  };

  const filesHere = () => {
    const address = location.pathname
      .slice(1)
      .replace(/\/$/, '')
      .replace(/\/\d+(?=\/|$)/g, '/*');
    const all = words(dataset.files);
    const route = words(dataset.routes).find((entry) => entry.split(':')[0] === address);
    const places = route?.split(':')[1]?.split(',').filter(Boolean) ?? [];
    return places.flatMap((place) => all[Number(place)] ?? []);
  };

  if (token !== null) {
    sendEarly(token);
    // A browser has six connections: the loader's code goes first, as its call is what takes longest.
    ask('modulepreload', [...words(dataset.reads), ...filesHere(), ...words(dataset.shell)]);
  }

  const askNext = () => {
    ask(
      'prefetch',
      token === null ? [...words(dataset.reads), ...words(dataset.shell)] : words(dataset.next),
    );
  };
  // Whoever is signed in waits for rows first; the screen says when it has read them (use-screen-read.ts).
  window.addEventListener(
    token === null ? 'load' : 'screen-read',
    () => {
      if ('requestIdleCallback' in window) requestIdleCallback(askNext);
      else setTimeout(askNext);
    },
    { once: true },
  );
}
