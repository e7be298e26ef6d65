/** A text that a spreadsheet takes for a number, with its separators of thousands. */
const NUMBER = /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?(?:e[-+]?\d+)?$/i;
/** As spreadsheets never write a number: `0123`, `1.50`, `1,200`, `1E5`, or with more digits than they keep. */
const ODD_NUMBER = /^[-+]?0\d|\.\d*0$|\.$|^\+|,|e\d|\d{16}/i;
/** Spreadsheets keep so many digits. */
const DIGITS = 15;

const DAY = /^(\d{1,2})[-/](\d{1,2})$/;
const WRITTEN_DAY = /^(\d{1,2})-([a-z]{3})$/i;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const numberOf = (text: string): string | undefined =>
  NUMBER.test(text) ? Number(text.replaceAll(',', '')).toPrecision(DIGITS) : undefined;

const isDay = (text: string, [, ...numbers]: RegExpExecArray): boolean => {
  const [, day, month = ''] = WRITTEN_DAY.exec(text) ?? [];
  const written = [Number(day), MONTHS.indexOf(month.toLowerCase()) + 1];
  const [one, other] = numbers.map(Number);
  return [`${one} ${other}`, `${other} ${one}`].includes(written.join(' '));
};

/**
 * Whether a text is what a spreadsheet makes of another one although nobody has edited it: it takes `0123`, `1.50`,
 * `1E5`, `5-6` and `true` for a number, a day and a truth value, and saves `123`, `1.5`, `100000`, `6-May` and `TRUE`.
 */
export const isRespelled = (text: string, original: string): boolean => {
  const number = numberOf(original);
  if (number !== undefined) return numberOf(text) === number && !ODD_NUMBER.test(text);
  const day = DAY.exec(original);
  return day ? isDay(text, day) : /^(?:TRUE|FALSE)$/.test(text) && original.toUpperCase() === text;
};
