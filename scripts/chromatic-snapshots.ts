// Counts the snapshots that Chromatic takes of a whole build, which are paid for, and fails when they are too many.
import { buildIndex } from 'storybook/internal/core-server';
import { snapshotModes } from '../.storybook/chromatic.ts';

const MOST = 950;

const { entries } = await buildIndex({ configDir: '.storybook' });
const stories = Object.values(entries).filter(({ type }) => type === 'story');
const snapshots = stories.reduce((sum, { tags = [] }) => sum + snapshotModes(tags).length, 0);
const taken = stories.filter(({ tags = [] }) => snapshotModes(tags).length > 0);

console.log(`Chromatic: ${snapshots} snapshots of ${taken.length} of ${stories.length} stories`);
if (snapshots > MOST) console.error(`At most ${MOST} are paid for: tag what repeats another state.`);
// Storybook goes on watching.
process.exit(snapshots > MOST ? 1 : 0);
