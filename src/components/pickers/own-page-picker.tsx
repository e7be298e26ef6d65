import { useRef, useState } from 'react';
import { Combobox, MantineThemeProvider, NativeSelect, Stack } from '@mantine/core';
import { AsyncPicker } from './async-picker';
import { ownPages } from './own-pages';

interface OwnPagePickerProps {
  /** Gets the path of the chosen page on the public site. */
  onPick: (path: string) => void;
}

const labels = ownPages.map(({ label }) => label);

/** What is chosen in a dropdown beside the page's own would count as a click outside of it. */
const inPlace = { components: { Combobox: Combobox.extend({ defaultProps: { withinPortal: false } }) } };

/** Finds a page of the public site by its kind and name. */
export const OwnPagePicker = ({ onPick }: OwnPagePickerProps) => {
  const [kind, setKind] = useState(ownPages[0]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<number>(null);

  const choose = async (id: number | null) => {
    latest.current = id;
    setChosen(id);
    setProblem(undefined);
    if (id === null || !kind) return;
    const path = await kind.path(id).catch(() => null);
    if (latest.current !== id) return;
    if (path) onPick(path);
    else setProblem(path === null ? 'Its address could not be read.' : 'It has no address yet.');
  };

  return (
    <MantineThemeProvider inherit theme={inPlace}>
      <Stack gap="xs">
        <NativeSelect
          label="Kind of page"
          data={labels}
          value={kind?.label}
          onChange={({ currentTarget }) => {
            setKind(ownPages.find(({ label }) => label === currentTarget.value));
            void choose(null);
          }}
        />
        {kind && (
          <AsyncPicker
            key={kind.label}
            label="Page of ours"
            source={kind.source}
            value={chosen}
            error={problem}
            onChange={(id) => void choose(id)}
          />
        )}
      </Stack>
    </MantineThemeProvider>
  );
};
