import { trimmed } from '@/lib/files/cells';
import { formatNpr, inDigits, joinedByOr } from '@/lib/formats/formats';
import { formatNumber, numberFieldValue, readNumber } from '@/lib/numbers/read-number';
import { readDegrees } from '@/lib/places/coordinates';
import { latinDigits } from '@/lib/text/digits';
import { fold } from '@/lib/text/fold';
import { plainText } from '@/lib/text/html';
import { typedText } from '@/lib/text/typed-text';
import type { CellValue, EditableField } from './editable-field';
import { richTextOf } from './rich-text-of';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/**
 * Words for yes: what people write in English and Nepali, what spreadsheets write for TRUE in their languages
 * (LibreOffice in Nepali: ठीक), and signs of ticked boxes.
 */
const yes = words(
  `yes y true 1 on active x ✓ ✔ ☑ ✅ हो छ हुन्छ ठीक सत्य सक्रिय हाँ सही wahr ja vrai oui verdadero sí si verdadeiro sim vero sann sand sant
  waar tosi kyllä prawda tak pravda ano igaz igen adevărat да истина 是 真 はい`,
);

const no = words(
  `no n false 0 off inactive ✗ ✘ ☐ ❌ होइन होईन हैन छैन हुँदैन बेठीक असत्य निष्क्रिय नहीं गलत falsch nein faux non falso não nao usann falsk
  onwaar nee nej nei epätosi ei fałsz nie nepravda ne hamis nem fals нет ложь 否 假 いいえ`,
);

type FieldOf<Kind extends EditableField['kind']> = Extract<EditableField, { kind: Kind }>;

/** A value as it is read; the name of a record is shown by the picker. */
export const cellText = (field: EditableField, value: CellValue | undefined): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? $localize`Yes` : $localize`No`;
  if (field.kind === 'choice')
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (field.kind === 'text' && field.holds === 'rich text') return plainText(String(value));
  if (field.kind !== 'number' || typeof value !== 'number') return String(value);
  return field.unit === 'NPR' ? formatNpr(value) : inDigits(formatNumber(value, field.unit));
};

/** An apostrophe makes a spreadsheet take a number as text. */
const readingOf = (field: FieldOf<'number'>, text: string) => {
  const number = text.replace(/^'/, '');
  return field.axis ? readDegrees(number, field.axis) : readNumber(number, field);
};

const textOf = ({ holds }: FieldOf<'text'>, text: string) => {
  if (holds === 'rich text') return richTextOf(text);
  return holds === 'lines' ? text : typedText(text.replaceAll(/\s*[\n\r\v\f\u2028\u2029]\s*/g, ' '));
};

/** The letters and digits of a text, for comparison: "Top pick" and "top-pick" have the same. */
export const lettersOf = (text: string) => fold(text).replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Parses a typed or pasted text into a value: `1,85,000` and `NPR 185000` are the same number, and a choice is also
 * matched by its label. Invalid text is kept, for the contract to refuse; undefined if the field takes no text.
 */
export const readCell = (field: EditableField, typed: string): CellValue | undefined => {
  if (field.kind === 'text') return textOf(field, typed);
  const text = trimmed(typed);
  if (field.kind === 'number') return numberFieldValue(readingOf(field, text), text);
  if (field.kind === 'record') return text === '' ? null : undefined;
  if (field.kind === 'switch') {
    const word = latinDigits(text).toLowerCase();
    return yes.has(word) ? true : no.has(word) ? false : undefined;
  }
  const names = (option: { value: string; label: string }) => [option.value, option.label].map(lettersOf);
  return text === '' ? '' : field.options.find((option) => names(option).includes(lettersOf(text)))?.value;
};

/** What spreadsheets write into cells that have no value, or are too narrow for it. */
const ERROR =
  /^(?:#{3,}|#N\/[A-Z]+!?|#NV|#DIV\/0!|#[¡¿]\p{Lu}+(?:\/0)?[!?]|#(?:REF|NUL+|VALUE|NAME|NUM|SPILL|CALC|FIELD|BLOCKED|CONNECT|UNKNOWN|ERROR|BEZUG|WERT|ZAHL|VALEUR|NOM|NOMBRE|VALOR|NOME)\s?[!?]|Err:5\d\d)$/u;
const SHORTENED = /^[-+]?\d(?:[.,]\d+)?E\+\d{1,3}$/i;

/** Why a copied text is not what the cell held, in any field; undefined if it may be. */
export const copyProblem = (text: string): string | undefined => {
  const cell = trimmed(text);
  if (ERROR.test(cell))
    return $localize`“${cell}:cell:” is an error of the spreadsheet, or its column is too narrow.`;
  if (cell.includes('\uFFFD'))
    return $localize`A letter was lost where “�” stands, before it was copied here. Write it again.`;
  return SHORTENED.test(latinDigits(cell))
    ? $localize`The spreadsheet shortened this number to “${cell}:cell:”. Format its cells as text or number there.`
    : undefined;
};

/** Why `readCell` does not turn a text into a value of the field; undefined if it does, or the contract says why not. */
export const cellProblem = (field: EditableField, typed: string): string | undefined => {
  const text = trimmed(typed);
  if (field.kind === 'number') {
    const reading = readingOf(field, text);
    return reading.kind === 'refused' ? reading.reason : undefined;
  }
  if (field.kind === 'text' || readCell(field, text) !== undefined) return undefined;
  if (field.kind === 'choice')
    return $localize`Write ${joinedByOr(field.options.map(({ label }) => label))}:options:.`;
  return field.kind === 'switch' ? $localize`Write yes or no.` : $localize`Write the name of a record.`;
};
