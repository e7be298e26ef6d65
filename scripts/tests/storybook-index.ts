// Checks that Storybook has each screen in its states, each under its one word, that its pages link to stories that
// exist, and no more Chromatic snapshots than the plan includes.
import { globSync, readFileSync } from 'node:fs';
import { buildIndex } from 'storybook/internal/core-server';
import { snapshotModes } from '../../.storybook/chromatic.ts';
import { misnamed, missingStates } from '../../.storybook/screen-states.ts';

const MOST = 949;

const { entries } = await buildIndex({ configDir: '.storybook' });
const stories = Object.values(entries).flatMap(({ type, title, name, tags = [] }) =>
  type === 'story' ? [{ title, name, tags }] : [],
);

const dangling = globSync('stories/**/*.mdx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\?path=\/story\/([\w-]+)/g)].flatMap(([, id = '']) =>
    id in entries ? [] : [`${file}: no story “${id}”`],
  ),
);
const wrong = [...stories.flatMap(misnamed), ...dangling];
if (wrong.length > 0) console.error(wrong.join('\n'));

const missing = [...Map.groupBy(stories, ({ title }) => title)].flatMap(([title, ofArea]) =>
  title.startsWith('Screens/') ? missingStates(ofArea).map((state) => `${title}: no story of ${state}`) : [],
);
if (missing.length > 0) console.error(missing.join('\n'));

const snapshots = stories.reduce((sum, { tags }) => sum + snapshotModes(tags).length, 0);
const taken = stories.filter(({ tags }) => snapshotModes(tags).length > 0);
console.log(`Chromatic: ${snapshots} snapshots of ${taken.length} of ${stories.length} stories`);
if (snapshots > MOST) console.error(`At most ${MOST} are paid for: tag what repeats another state.`);

// Storybook keeps watching.
process.exit(wrong.length > 0 || missing.length > 0 || snapshots > MOST ? 1 : 0);
