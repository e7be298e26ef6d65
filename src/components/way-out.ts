/** Words that say "stop this" of a dialog as well as of what it asks about: a verb of theirs leaves no room for another. */
const stopping = /^(cancel|stop|abort|end|quit|close|dismiss|withdraw|revoke|undo|discard|leave|exit)\b/i;

const firstWord = (text: string): string => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';

/** What the way out is called beside a verb: `wanted`, unless somebody could take the one for the other. */
export const wayOutBeside = (verb: string, wanted = 'Cancel'): string =>
  (stopping.test(verb) && stopping.test(wanted)) || firstWord(verb) === firstWord(wanted)
    ? 'Go back'
    : wanted;
