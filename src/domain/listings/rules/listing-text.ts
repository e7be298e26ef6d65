const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Formatted text as one line of plain text; fast enough for all texts of a shop. */
export const textOf = (html: string | null | undefined): string =>
  (html ?? '')
    .replaceAll(/<[^<>]*>|&nbsp;|&#160;/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim();
