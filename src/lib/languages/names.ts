const names = JSON.parse($localize`:names|:{}`) as Partial<Record<string, string>>;

/** The name of a field or value of the contract in the page's language, by its English label; English if it has none. */
export const named = (label: string): string => names[label] ?? label;
