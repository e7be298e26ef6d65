interface StoryName {
  name: string;
  tags: readonly string[];
}

/**
 * The words for states, with which names of stories end, each with other words for it. A story is found by its state's
 * one word, so no name contains another.
 */
const states = {
  Loading: /\b(Fetching|Pending|Searching|Slow|Waiting)\b/,
  Empty: /\bCaught Up\b|\bNone$|^Nothing( Else| Found| To Do)?$|^No \w+[^s]s$/,
  Failed: /\b((?<!With )Errors?|Fail|Fails|Failing|Failure|Not Loaded|Unreachable)\b/,
  Forbidden: /\b(Denied|Not Allowed)\b/,
  Missing: /\bNot Found\b/,
  Refused: /\b(Invalid|Rejected|Wrong)\b/,
  Saving: /\b(Busy|Submitting)\b/,
  'Long Text': /\bLong(est)? (Names?|Nepali|Words?)\b|\bMany Long\b/,
  Many: /\b(Hundred|Large|Lots|Many (Images|Rows)|Thousand)\b/,
  Phone: /\b(Mobile|Narrow|On( A)? Phone)\b/,
} as const;

type ScreenState = 'At rest' | keyof typeof states | 'Other';

const words = Object.keys(states) as (keyof typeof states)[];

export const screenStates: readonly ScreenState[] = ['At rest', ...words, 'Other'];

/** The state and the screen of a story: “List Loading” is the loading state of “List”. */
export const stateOf = ({ name, tags }: StoryName): { state: ScreenState; screen: string } => {
  if (tags.includes('screen')) return { state: 'At rest', screen: name };
  const state = words.find((word) => name === word || name.endsWith(` ${word}`));
  return state ? { state, screen: name.slice(0, -state.length).trim() } : { state: 'Other', screen: name };
};

/** What is wrong with the name of a story, or with its title in the tree; empty if nothing is. */
export const misnamed = ({ title, name, tags }: StoryName & { title: string }): string[] => {
  if (tags.includes('tests')) return [];
  const other = words.filter((word) => states[word].test(name));
  const joined = title.split('/').filter((part) => /[a-z][A-Z]/.test(part));
  return [
    ...other.map((word) => `${title}: “${name}” should say “${word}”`),
    ...joined.map((part) => `${title}: “${part}” should be spelled as words`),
  ];
};

const ofLists: readonly ScreenState[] = ['Loading', 'Empty', 'Failed', 'Forbidden', 'Long Text'];
const ofNew: readonly ScreenState[] = ['Refused', 'Saving'];
const ofStored: readonly ScreenState[] = [...ofNew, 'Loading', 'Failed', 'Forbidden', 'Missing'];
const ofRead: readonly ScreenState[] = ['Loading', 'Failed', 'Forbidden', 'Missing', 'Long Text'];

/** The states that a screen of this name has in every area. */
const needed: Record<string, readonly ScreenState[]> = {
  List: ofLists,
  Create: ofNew,
  Edit: ofStored,
  View: ofRead,
};

/** The states that stories of an area's screens should show, but do not. */
export const missingStates = (stories: readonly StoryName[]): string[] => {
  const shown = stories.map(stateOf);
  const screens = shown.filter(({ state }) => state === 'At rest').map(({ screen }) => screen);
  return screens.flatMap((screen) =>
    (needed[screen] ?? [])
      // In an area with one screen, the names of states do not contain the screen.
      .filter((state) => !shown.some((one) => one.state === state && ['', screen].includes(one.screen)))
      .map((state) => `${screen}: ${state}`),
  );
};
