declare module 'virtual:help' {
  import type { HelpText } from '@/features/help/help-node';

  /** The content of docs/administrators.md, or of its translation into the page's language. */
  export const help: HelpText;
  /** The addresses of the pictures, by their paths in the text. */
  export const pictures: Readonly<Partial<Record<string, string>>>;
}

declare module 'virtual:help-news' {
  /** The day of the latest news in docs/administrators.md. */
  export const latest: string;
}

declare module 'virtual:help-headings' {
  import type { HelpHeading } from '@/features/help/help-node';

  /** The headings of the help in the page's language, in order. Their anchors are the English ones. */
  export const headings: readonly HelpHeading[];
}
