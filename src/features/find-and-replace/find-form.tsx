import { type SubmitEvent, useState } from 'react';
import { Button, Checkbox, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { BusyButton } from '@/components/dialogs/busy-button';
import { WordsInput } from '@/components/inputs/words-input';
import { Fold } from '@/components/screen/fold';
import { formatCount } from '@/lib/formats/formats';
import { areaAt } from '@/resources/index';
import classes from './find.module.css';
import type { FindSearch } from './find-search';

interface FindFormProps {
  /** As in the URL; the same object as long as that is the same. */
  search: FindSearch;
  /** The paths of all kinds. */
  kinds: readonly string[];
  busy: boolean;
  onFind: (search: FindSearch) => void;
}

const flags = [
  ['match_case', $localize`Match case`, $localize`Lobuje is not LOBUJE.`],
  ['parts_of_words', $localize`Parts of words, too`, $localize`Lobuje is found in Lobujes.`],
  ['as_typed', $localize`Capitals as typed`, $localize`LOBUJE becomes Lobuche, not LOBUCHE.`],
] as const;

/** What is looked for, what takes its place, and where. */
export const FindForm = ({ search, kinds, busy, onFind }: FindFormProps) => {
  const [given, setGiven] = useState(search);
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState(search);
  // Another address, as by a name of the list or by Back.
  if (search !== shown) {
    setShown(search);
    setGiven(search);
  }
  const change = (changed: FindSearch) => setGiven((before) => ({ ...before, ...changed }));
  const chosen = given.in ?? kinds;
  const choose = (paths: readonly string[]) =>
    change({ in: paths.length === kinds.length ? undefined : kinds.filter((path) => paths.includes(path)) });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!given.find?.trim()) setProblem($localize`Type what to look for.`);
    else if (chosen.length === 0) setProblem($localize`Choose at least one kind below.`);
    else onFind(given);
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          <TextInput
            label={$localize`Find`}
            description={$localize`In all letters and scripts`}
            value={given.find ?? ''}
            dir="auto"
            error={problem}
            data-autofocus
            data-shortcut="/"
            onChange={({ currentTarget }) => {
              setProblem(undefined);
              change({ find: currentTarget.value });
            }}
          />
          <WordsInput
            label={$localize`Other spellings`}
            description={$localize`Looked for, too`}
            value={given.also ?? []}
            onChange={(also) => change({ also })}
          />
          <TextInput
            label={$localize`Replace by`}
            description={$localize`Nothing, to remove what is found`}
            value={given.replace ?? ''}
            dir="auto"
            onChange={({ currentTarget }) => change({ replace: currentTarget.value })}
          />
        </SimpleGrid>
        <Group gap="xs" style={{ columnGap: 'var(--mantine-spacing-lg)' }}>
          {flags.map(([name, label, description]) => (
            <Checkbox
              key={name}
              size="xs"
              label={label}
              title={description}
              checked={given[name] === true}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.checked || undefined })}
            />
          ))}
        </Group>
        <Fold
          title={
            chosen.length === kinds.length
              ? $localize`In all ${formatCount(kinds.length)}:kinds: kinds of texts`
              : $localize`In ${formatCount(chosen.length)}:chosen: of ${formatCount(kinds.length)}:kinds: kinds of texts`
          }
        >
          <Checkbox.Group value={[...chosen]} onChange={choose} aria-label={$localize`Kinds of texts`}>
            <div className={classes.choices}>
              {kinds.map((path) => (
                <Checkbox key={path} size="xs" value={path} label={areaAt(path)?.label} />
              ))}
            </div>
          </Checkbox.Group>
          <Group gap="xs" mt="xs">
            <Button size="compact-xs" variant="default" onClick={() => choose(kinds)}>
              {$localize`All kinds`}
            </Button>
            <Button size="compact-xs" variant="default" onClick={() => choose([])}>
              {$localize`:choose nothing|:None`}
            </Button>
          </Group>
        </Fold>
        <Group gap="sm">
          <BusyButton type="submit" busy={busy}>
            {$localize`:a verb|:Find`}
          </BusyButton>
          <Text size="sm" c="dimmed" flex="1 1 16rem">
            {$localize`Slugs, addresses, links and codes are never changed, nor are departures, people and bookings.`}
          </Text>
        </Group>
      </Stack>
    </form>
  );
};
