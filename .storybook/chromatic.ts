import { modes } from './toolbar.ts';

type Mode = keyof typeof modes;

const [mainMode, ...otherModes] = Object.keys(modes) as [Mode, ...Mode[]];

/** The modes in which Chromatic takes snapshots: all for a screen, one for a state, none for a test or a repetition. */
export const snapshotModes = (tags: readonly string[]): Mode[] => {
  if (tags.includes('tests') || tags.includes('repetition')) return [];
  return tags.includes('screen') ? [mainMode, ...otherModes] : [mainMode];
};

/** A story's Chromatic parameters, by its tags. */
export const chromaticParameters = (tags: readonly string[]) => {
  const chosen = snapshotModes(tags);
  if (chosen.length === 0) return { disableSnapshot: true };
  return { modes: Object.fromEntries(chosen.map((mode) => [mode, modes[mode]])) };
};
