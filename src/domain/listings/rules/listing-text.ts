const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What formatted text says, on one line; quick enough for all texts of a shop. */
export const textOf = (html: string | null | undefined): string =>
  (html ?? '')
    .replaceAll(/<[^<>]*>|&nbsp;|&#160;/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
