/** What a record has in an object that is sent back whole, as it came. */
export type SentWhole = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Texts of such an object, as a form shows them. */
export const keptTexts = <Name extends string>(kept: SentWhole, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(kept[name])])) as Record<Name, string>;

/** The object to send: as it came, with the texts that were changed over it; what the form does not know stays. */
export const withKept = ({ kept, ...texts }: { kept: SentWhole; [name: string]: unknown }) => ({
  ...kept,
  // The contract's rules know empty texts, and no null.
  ...Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => kept[name] === null || text !== textOf(kept[name])),
  ),
});
