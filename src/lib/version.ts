/** Which build this is, as `0.1.0+1a2b3c4d`; the page says it, so that no script changes with each commit. */
export const version = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'development';
