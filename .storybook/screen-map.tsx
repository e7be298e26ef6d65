import { useEffect, useState } from 'react';

interface IndexEntry {
  id: string;
  type: string;
  /** The place in the tree: "Screens/Packages/List". */
  title: string;
  name: string;
  tags?: string[];
}

const isIndex = (value: unknown): value is { entries: Record<string, IndexEntry> } =>
  typeof value === 'object' && value !== null && 'entries' in value;

/** The default stories of all screens, as Storybook lists them. */
const readScreens = async (signal: AbortSignal): Promise<IndexEntry[]> => {
  const index: unknown = await (await fetch('index.json', { signal })).json();
  if (!isIndex(index)) throw new Error('Storybook lists no stories.');
  return Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && tags?.includes('screen'),
  );
};

const withoutRoot = (title: string) => title.split('/').slice(1).join(' / ');

/** A link to each screen, area by area; read from the index, so that it is never out of date. */
export const ScreenMap = () => {
  const [screens, setScreens] = useState<IndexEntry[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    readScreens(leaving.signal).then(setScreens, () => {
      if (!leaving.signal.aborted) setFailed(true);
    });
    return () => leaving.abort();
  }, []);

  if (failed) return <p role="alert">The list of stories could not be read.</p>;
  if (!screens) return <p role="status">The screens are being listed.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Screens</th>
        </tr>
      </thead>
      <tbody>
        {[...Map.groupBy(screens, ({ title }) => title)].map(([title, stories]) => (
          <tr key={title}>
            <th scope="row">{withoutRoot(title)}</th>
            <td>
              {stories.map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 && ' · '}
                  <a href={`./?path=/story/${id}`} target="_top">
                    {name}
                  </a>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
