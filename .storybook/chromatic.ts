import { modes } from './toolbar.ts';

type Mode = keyof typeof modes;

const [mainMode, ...otherModes] = Object.keys(modes) as [Mode, ...Mode[]];

/** The modes in which Chromatic takes a snapshot of a story: a screen in all, a state in one, a test or a repetition in none. */
export const snapshotModes = (tags: readonly string[]): Mode[] => {
  if (tags.includes('tests') || tags.includes('repetition')) return [];
  return tags.includes('screen') ? [mainMode, ...otherModes] : [mainMode];
};

/** What a story says to Chromatic, by its tags. */
export const chromaticParameters = (tags: readonly string[]) => {
  const chosen = snapshotModes(tags);
  if (chosen.length === 0) return { disableSnapshot: true };
  return { modes: Object.fromEntries(chosen.map((mode) => [mode, modes[mode]])) };
};
