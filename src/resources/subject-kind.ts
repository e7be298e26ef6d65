import { SeoPageSubject } from '@/generated/model';
import { enumLabel } from '@/lib/text/labels';

const kinds: readonly SeoPageSubject[] = Object.values(SeoPageSubject);

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The noun of a kind: `package`. */
const nounOf = (kind: SeoPageSubject): string => letters(kind).replace(/region$/, '');

/**
 * The kind of an SEO page's subject, in any spelling: Laravel names it by default by its class,
 * `App\Models\PackageRegion` or `Modules\Package\Entities\Region`. Undefined for a kind that is not in the contract.
 */
export const subjectKind = (spelling: string | null | undefined): SeoPageSubject | undefined => {
  const name = letters(spelling ?? '');
  return kinds.find((kind) => {
    const noun = nounOf(kind);
    return new RegExp(`(${noun}s?(models?|entit(y|ies))?regions?(model)?|regions?${noun}s?)$`).test(name);
  });
};

/** A readable name of a kind; one that is not in the contract is shown as it came. */
export const subjectLabel = (spelling: string): string => {
  const kind = subjectKind(spelling);
  return kind === undefined ? spelling : enumLabel(kind.toLowerCase());
};

/** How the server spells kinds, as far as its answers have shown it. */
const spellings = new Map<SeoPageSubject, string>();

/** Remembers how an answer spells a kind. */
export const learnSpelling = (spelling: string | null | undefined): void => {
  const kind = subjectKind(spelling);
  if (kind && spelling) spellings.set(kind, spelling);
};

const inCaseOf = (found: string, noun: string): string => {
  if (found === found.toUpperCase()) return noun.toUpperCase();
  return /^[a-z]/.test(found) ? noun : noun.charAt(0).toUpperCase() + noun.slice(1);
};

/** `App\Models\HotelRegion`, if another kind is spelled `App\Models\PackageRegion`. */
const likeAnother = (kind: SeoPageSubject): string | undefined => {
  const [[other, spelling] = []] = spellings;
  if (!other || !spelling) return undefined;
  const noun = nounOf(kind);
  const made = spelling.replace(new RegExp(nounOf(other), 'gi'), (found) => inCaseOf(found, noun));
  return subjectKind(made) === kind ? made : undefined;
};

/** The kind as the server spells it, or seems to by another kind; any other text as it is. */
export const spelled = (subject: string): string => {
  const kind = kinds.find((one) => one === subject);
  return kind ? (spellings.get(kind) ?? likeAnother(kind) ?? kind) : subject;
};
