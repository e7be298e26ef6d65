/** Whether the screen of a new record imports several, as in the URL. */
export const importSearch = (search: Record<string, unknown>): { mode?: 'import' | undefined } => ({
  mode: search.mode === 'import' ? search.mode : undefined,
});
