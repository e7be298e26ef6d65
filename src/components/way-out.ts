/** Words that say "stop this" of a dialog as well as of what it asks about. */
const stopping = /^(cancel|stop|end|leave|discard|undo)\b/i;

/** What the way out is called beside a verb: `wanted`, unless somebody could take the one for the other. */
export const wayOutBeside = (verb: string, wanted = 'Cancel'): string =>
  [verb, wanted].every((word) => stopping.test(word)) ? 'Go back' : wanted;
