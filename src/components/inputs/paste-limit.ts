import { type ClipboardEvent, useState } from 'react';
import { formatCount } from '@/lib/formats/formats';

/** Few texts of the contract may be longer; browsers take seconds to lay out much more. */
const LIMIT = 65_535;

/** The maximum length of a blog's or page's article in the contract, in characters. */
export const ARTICLE = 1_000_000;

/** Why a paste of this length is refused; undefined if it is not. */
export const pasteRefusal = (length: number, limit = LIMIT): string | undefined =>
  length > limit
    ? $localize`Nothing was pasted: the text has ${formatCount(length)}:length: characters, and the limit is ${formatCount(limit)}:limit:.`
    : undefined;

/**
 * Props for an input that refuses a paste of more than `limit` characters, or for which `refusalOf` returns a reason;
 * and that reason, if the last one was refused.
 */
export const usePasteLimit = (limit = LIMIT, refusalOf?: (text: string) => string | undefined) => {
  const [refusal, setRefusal] = useState<string>();
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const reason = pasteRefusal(text.length, limit) ?? refusalOf?.(text);
    if (reason !== undefined) event.preventDefault();
    setRefusal(reason);
  };
  const onInput = () => setRefusal(undefined);
  return [refusal, { onPaste, onInput }] as const;
};
