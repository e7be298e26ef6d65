/** The languages of the application, by themselves. */
export const languages = { en: 'English', ne: 'नेपाली' } as const;

export type Language = keyof typeof languages;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** The language that was chosen in this browser; shell/appearance.ts owns the setting. */
export const storedLanguage = (): Language => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('appearance') ?? 'null');
    const chosen = (stored as { language?: unknown } | null)?.language;
    return isLanguage(chosen) ? chosen : 'en';
  } catch {
    // Storage may be denied or missing, as in tests by Node, and its content may be damaged.
    return 'en';
  }
};
