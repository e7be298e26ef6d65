import { type ReactNode, useRef, useState } from 'react';
import { Combobox, MantineThemeProvider, NativeSelect, Stack } from '@mantine/core';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { ownPages } from './own-pages';

interface OwnRecordPickerProps<Found> {
  /** The labels of both pickers: "Kind of page", "Page of ours". */
  labels: readonly [kind: string, record: string];
  /** Reads the result from a record. */
  read: (kind: (typeof ownPages)[number], id: number) => Promise<Found | undefined>;
  onFound: (found: Found, name: string) => void;
  /** The messages for a record without a result, and for a failed read. */
  problems: readonly [none: string, failed: string];
  /** Shown below once a record is chosen. */
  children?: ReactNode;
}

const kinds = ownPages.map(({ label }) => label);

/** A portalled dropdown would count as outside, so that a click in it closes the popover. */
const inPlace = { components: { Combobox: Combobox.extend({ defaultProps: { withinPortal: false } }) } };

/** Finds something of a record with a page on the public site, by kind and name. */
export const OwnRecordPicker = <Found,>(props: OwnRecordPickerProps<Found>) => {
  const { labels, read, onFound, problems, children } = props;
  const [kind, setKind] = useState(ownPages[0]);
  const [chosen, setChosen] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const latest = useRef<number>(null);

  const choose = async (id: number | null, name = '') => {
    latest.current = id;
    setChosen(id);
    setProblem(undefined);
    if (id === null || !kind) return;
    const found = await read(kind, id).catch(() => null);
    if (latest.current !== id) return;
    if (found) onFound(found, name);
    else setProblem(problems[found === null ? 1 : 0]);
  };

  return (
    <MantineThemeProvider inherit theme={inPlace}>
      <Stack gap="xs">
        <NativeSelect
          label={labels[0]}
          data={kinds}
          value={kind?.label}
          onChange={({ currentTarget }) => {
            setKind(ownPages.find(({ label }) => label === currentTarget.value));
            void choose(null);
          }}
        />
        {kind && (
          <AsyncPicker
            key={kind.label}
            label={labels[1]}
            source={kind.source}
            value={chosen}
            error={problem}
            onChange={(id, option) => void choose(id, option?.label)}
          />
        )}
        {chosen !== null && children}
      </Stack>
    </MantineThemeProvider>
  );
};
