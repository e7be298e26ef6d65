const personal =
  /mail|phone|address|citizenship|password|token|secret|(^|_)(pan|vat|tan)(_|$)|(first|middle|last|full|user|contact)_?name/i;

const hidden = '•••';
const inTexts = /[^\s"@]+@[^\s"@]+\.[^\s"@]+|\beyJ[\w.-]+/g;
const longest = 40;

const isTelling = (value: unknown): boolean => value !== null && typeof value !== 'boolean';

const hide = (key: string, value: unknown): unknown =>
  personal.test(key) && isTelling(value) ? hidden : value;

/** An example value, truncated to 40 characters, without personal or secret data. */
export const masked = (path: string, value: unknown): string => {
  if (path.split('.').some((key) => personal.test(key)) && isTelling(value)) return hidden;
  const text = (JSON.stringify(value, hide) as string | undefined) ?? '';
  const safe = text.replaceAll(inTexts, hidden);
  return safe.length > longest ? `${safe.slice(0, longest - 1)}…` : safe;
};
