import type { Gap, Gaps } from '@/domain/listings/rules/rule';

interface Message {
  /** The submitted listing. */
  name: string;
  /** The submitter, if known. */
  person: string | undefined;
  gaps: Gaps;
}

const listed = (head: string, gaps: readonly Gap[]) =>
  gaps.length === 0 ? [] : [[head, ...gaps.map(({ text }) => `- ${text}`)].join('\n')];

/** The message to the submitter of a listing: what must be fixed, and what would help. */
export const vendorMessage = ({ name, person, gaps: { found } }: Message): string =>
  [
    person === undefined ? $localize`Hello,` : $localize`Hello ${person}:person:,`,
    $localize`Thank you for submitting “${name}:name:”.`,
    ...listed(
      $localize`Please put this right, so that travellers can book it:`,
      found.filter(({ blocking }) => blocking),
    ),
    ...listed(
      $localize`This would help it to sell:`,
      found.filter(({ blocking }) => !blocking),
    ),
    $localize`Kind regards`,
  ].join('\n\n');
