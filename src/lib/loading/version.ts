/** This build's version, `0.1.0+1a2b3c4d`, read from the page so that scripts do not change with each commit. */
export const version = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content ?? 'development';
