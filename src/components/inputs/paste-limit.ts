import { type ClipboardEvent, useState } from 'react';
import { formatCount } from '@/lib/plural';

/** Few texts of the contract are longer; browsers take seconds to lay out much more of it. */
const LIMIT = 65_535;

/** How many characters the article of a blog or a page can have, by the contract. */
export const ARTICLE = 1_000_000;

/** Why a paste of so many characters is refused, or nothing when it is not. */
export const pasteRefusal = (length: number, limit = LIMIT): string | undefined =>
  length > limit
    ? `Nothing was pasted: it has ${formatCount(length)} characters, and a text can have ${formatCount(limit)} at most.`
    : undefined;

/** Props for an input that refuses a paste which no text can hold, and the reason while the last paste was refused. */
export const usePasteLimit = (limit = LIMIT) => {
  const [refusal, setRefusal] = useState<string>();
  const onPaste = (event: ClipboardEvent) => {
    const reason = pasteRefusal(event.clipboardData.getData('text/plain').length, limit);
    if (reason !== undefined) event.preventDefault();
    setRefusal(reason);
  };
  const onInput = () => setRefusal(undefined);
  return [refusal, { onPaste, onInput }] as const;
};
