declare module 'virtual:help' {
  import type { HelpText } from '@/features/help/help-node';

  /** The content of docs/administrators.md. */
  export const help: HelpText;
}

declare module 'virtual:help-news' {
  /** The day of the latest news in docs/administrators.md. */
  export const latest: string;
}

declare module 'virtual:help-headings' {
  import type { HelpHeading } from '@/features/help/help-node';

  /** The headings of docs/administrators.md, in order. */
  export const headings: readonly HelpHeading[];
}
