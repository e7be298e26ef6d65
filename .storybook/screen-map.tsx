import { useEffect, useState } from 'react';
import classes from './screen-map.module.css';
import { screenStates, stateOf } from './screen-states.ts';

interface IndexEntry {
  id: string;
  type: string;
  /** The position in the tree: "Screens/Packages/List". */
  title: string;
  name: string;
  tags?: string[];
}

const isIndex = (value: unknown): value is { entries: Record<string, IndexEntry> } =>
  typeof value === 'object' && value !== null && 'entries' in value;

/** The stories of screens in Storybook's index, with the state that each shows. */
const readScreens = async (signal: AbortSignal) => {
  const index: unknown = await (await fetch('index.json', { signal })).json();
  if (!isIndex(index)) throw new Error('Storybook lists no stories.');
  return Object.values(index.entries)
    .filter(({ type, title }) => type === 'story' && title.startsWith('Screens/'))
    .filter(({ tags }) => !tags?.includes('tests'))
    .map(({ id, title, name, tags = [] }) => ({ id, title, name, ...stateOf({ name, tags }) }));
};

type Shown = Awaited<ReturnType<typeof readScreens>>[number];

const withoutRoot = (title: string) => title.split('/').slice(1).join(' / ');

const Area = ({ title, stories }: { title: string; stories: Shown[] }) => (
  <tr>
    <th scope="row">{withoutRoot(title)}</th>
    {screenStates.map((state) => (
      <td key={state}>
        {stories
          .filter((story) => story.state === state)
          .map(({ id, name, screen }) => (
            <a key={id} href={`./?path=/story/${id}`} target="_top" aria-label={name}>
              {screen || name}
            </a>
          ))}
      </td>
    ))}
  </tr>
);

/** A link to each state of each screen, by area; read from the index, so that it is never outdated. */
export const ScreenMap = () => {
  const [stories, setStories] = useState<Shown[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    readScreens(leaving.signal).then(setStories, () => {
      if (!leaving.signal.aborted) setFailed(true);
    });
    return () => leaving.abort();
  }, []);

  if (failed) return <p role="alert">The list of stories could not be read.</p>;
  if (!stories) return <p role="status">The screens are being listed.</p>;
  const areas = [...Map.groupBy(stories, ({ title }) => title)];
  const screens = stories.filter(({ state }) => state === 'At rest');
  return (
    <>
      <p>{`${screens.length} screens in ${stories.length} states.`}</p>
      <div className={classes.frame}>
        <table className={classes.map}>
          <thead>
            <tr>
              <th scope="col">Area</th>
              {screenStates.map((state) => (
                <th key={state} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {areas.map(([title, ofArea]) => (
              <Area key={title} title={title} stories={ofArea} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
