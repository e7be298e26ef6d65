declare module 'virtual:help' {
  import type { HelpText } from '@/features/help/help-node';

  /** What docs/administrators.md says. */
  export const help: HelpText;
}
