/** Words of questions that say nothing of what is looked for. */
const FILLERS = new Set(
  'a about all am an and any are as at be been by can cannot could do does for from get give go had has have how i if in into is it its just me my need of on one or our please should so some that the their them then there these this to us use want was way we what when where which who why will with without would you your'.split(
    ' ',
  ),
);

/** Words that mean the same: the help uses one of them, and people another. */
const SAME = [
  'picture photo image thumbnail',
  'colleague coworker employee staff member teammate user people',
  'refund payment paid money',
  'dark theme',
  'mode theme',
  'document paper',
  'trip tour trek package',
  'lodge hotel',
  'add create new make insert',
  'edit change modify alter correct',
  'remove delete erase',
  'excel xlsx csv spreadsheet',
  'print paper',
  'revert restore undo rollback recover',
  'reject refuse decline approve',
  'logout sign',
  'login sign',
  'calendar bikram sambat bs nepali',
  'password passcode credentials',
  'supplier operator agency vendor',
  'customer guest client traveller',
  'right permission access role',
  'bulk many several',
  'google seo meta search',
  'export download',
  'import upload',
  'duplicate twin copy',
  'language translation nepali',
  'shortcut key keyboard',
  'slug url address link',
  'publish live active',
  'small large size',
  'hotkey key',
  'season departure',
  'faq question',
  'cost price amount',
  'rate price',
  'tomorrow today',
].map((words) => words.split(' '));

/** What Nepali writes together with a noun: of the plural, and postpositions. */
const GLUED = /(?<=[\p{Script=Devanagari}]{2})(?:हरू)?(?:लाई|बाट|देखि|सम्म|सँग|भित्र|बारे|को|का|की|मा|ले)?$/u;

/** What the forms of a word begin with: "approv" of "approved", बुकिङ of बुकिङमा. */
const stemOf = (word: string): string =>
  word.replace(/(?<=.{3})(?:ing|s)$|(?<=.{4})(?:ies|es|ed)$|(?<=.{5})[ey]$/u, '').replace(GLUED, '');

/**
 * What is looked for, by what was typed: for each word its stem, and those of words that mean the same. Words that say
 * nothing are left out, unless there are no others.
 */
export const searchedStems = (typed: string): string[][] => {
  const words = typed
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).map((word) => {
    const stem = stemOf(word);
    const alike = SAME.map((group) => group.map(stemOf)).filter((group) => group.includes(stem));
    return [...new Set([stem, ...alike.flat()])];
  });
};
