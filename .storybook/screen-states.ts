interface StoryName {
  name: string;
  tags: readonly string[];
}

/** The states of screens, and how the names of their stories end. */
const endings = {
  Loading: /Loading$/,
  Empty: /(Empty|Caught Up|Nothing Else)$/,
  Failed: /(Load )?(Error|Failed|Fails?|Unreachable|Unreadable)$/,
  Forbidden: /Forbidden$/,
  Missing: /Missing$/,
  Refused: /(Refused|Wrong Password|No Usable Token)$/,
  Saving: /Saving$/,
  'Long text': /Long Text$/,
  '10,000 rows': /Many$/,
} as const;

type ScreenState = 'At rest' | keyof typeof endings | 'Other';

export const screenStates: readonly ScreenState[] = [
  'At rest',
  ...(Object.keys(endings) as (keyof typeof endings)[]),
  'Other',
];

/** The state and the screen of a story: “List Loading” is the loading state of “List”. */
export const stateOf = ({ name, tags }: StoryName): { state: ScreenState; screen: string } => {
  if (tags.includes('screen')) return { state: 'At rest', screen: name };
  for (const [state, ending] of Object.entries(endings) as [keyof typeof endings, RegExp][])
    if (ending.test(name)) return { state, screen: name.replace(ending, '').trim() };
  return { state: 'Other', screen: name };
};

const ofLists: readonly ScreenState[] = ['Loading', 'Empty', 'Failed', 'Forbidden', 'Long text'];
const ofNew: readonly ScreenState[] = ['Refused', 'Saving'];
const ofStored: readonly ScreenState[] = [...ofNew, 'Loading', 'Failed', 'Forbidden', 'Missing'];
const ofRead: readonly ScreenState[] = ['Loading', 'Failed', 'Forbidden', 'Missing', 'Long text'];

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
