import type { Gap, Gaps } from '@/domain/listings/rules/rule';

interface Message {
  /** The listing that was submitted. */
  name: string;
  /** Who submitted it, where that is known. */
  person: string | undefined;
  gaps: Gaps;
}

const listed = (head: string, gaps: readonly Gap[]) =>
  gaps.length === 0 ? [] : [[head, ...gaps.map(({ text }) => `- ${text}`)].join('\n')];

/** What is written to whoever submitted a listing: what has to be put right, and what would help. */
export const vendorMessage = ({ name, person, gaps: { found } }: Message): string =>
  [
    person === undefined ? 'Hello,' : `Hello ${person},`,
    `Thank you for submitting “${name}”.`,
    ...listed(
      'Please put this right, so that travellers can book it:',
      found.filter(({ blocking }) => blocking),
    ),
    ...listed(
      'This would help it to sell:',
      found.filter(({ blocking }) => !blocking),
    ),
    'Kind regards',
  ].join('\n\n');

const address = /^[^\s?&#@,;:]+@[^\s?&#@,;:]+$/;

/** A link that opens a mail with the message; nothing for what is no address. */
export const mailTo = (email: string | null | undefined, subject: string, message: string) => {
  const to = email?.trim() ?? '';
  if (!address.test(to)) return undefined;
  const body = encodeURIComponent(message.replaceAll('\n', '\r\n'));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${body}`;
};
