declare module 'virtual:help' {
  import type { HelpText } from '@/features/help/help-node';

  /** The content of docs/administrators.md. */
  export const help: HelpText;
}
