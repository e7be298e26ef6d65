import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { ActionIcon, Button, Group, Text, TextInput, Title } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { LinkButton } from '@/components/links/link-button';
import { notifySuccess } from '@/components/notices/notices';
import { givenSpellings, type NameSpelling, nameSpellings } from '@/lib/places/name-spellings';
import { matching } from '@/lib/text/spelled-alike';
import classes from './find.module.css';
import { SpellingDialog } from './spelling-dialog';

const store = (next: readonly NameSpelling[], message: string) => {
  const before = nameSpellings.get();
  nameSpellings.set(next);
  notifySuccess(message, { undo: () => nameSpellings.set(before) });
};

const findOthers = ({ preferred, others: [find, ...also] }: NameSpelling) =>
  linkOptions({
    to: '/find-and-replace',
    search: { find, replace: preferred, ...(also.length > 0 && { also }) },
  });

interface Editing {
  opened: boolean;
  spelling?: NameSpelling | undefined;
  /** Counts the openings: each begins anew. */
  key: number;
}

/** The names that are written in several ways, with the preferred one; each leads to all others in stored texts. */
export const SpellingList = () => {
  const all = useSyncExternalStore(nameSpellings.subscribe, nameSpellings.get);
  const [text, setText] = useState('');
  const [editing, setEditing] = useState<Editing>({ opened: false, key: 0 });
  const shown = matching(
    all,
    useDeferredValue(text),
    ({ preferred }) => preferred,
    ({ others }) => others.join(' '),
  );
  const edit = (spelling?: NameSpelling) => setEditing({ opened: true, spelling, key: editing.key + 1 });
  const close = () => setEditing({ ...editing, opened: false });
  const save = (spelling: NameSpelling) => {
    const former = editing.spelling;
    store(
      former ? all.map((one) => (one === former ? spelling : one)) : [...all, spelling],
      `“${spelling.preferred}” was saved.`,
    );
    close();
  };
  return (
    <section aria-label="Names’ spellings">
      <Group justify="space-between" align="flex-end" mb="xs">
        <div>
          <Title order={2} size="h4">
            Names’ spellings
          </Title>
          <Text size="sm" c="dimmed">
            The first one is preferred. The list is kept in this browser, and exported with the settings.
          </Text>
        </div>
        <Group gap="xs" align="flex-end">
          <TextInput
            type="search"
            size="xs"
            aria-label="Find a name"
            placeholder="Find a name"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {all !== givenSpellings && (
            <Button
              size="xs"
              variant="default"
              onClick={() => store(givenSpellings, 'The original list is back.')}
            >
              Original list
            </Button>
          )}
          <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={() => edit()}>
            Add a name
          </Button>
        </Group>
      </Group>
      {shown.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          {all.length === 0 ? 'There are no names yet.' : 'No name matches.'}
        </Text>
      )}
      <ul className={classes.spellings}>
        {shown.map((spelling) => (
          <li key={spelling.preferred} className={classes.spelling}>
            <span className={classes.called}>
              <bdi className={classes.name}>{spelling.preferred}</bdi>
              <bdi className={classes.within}>{spelling.others.join(', ')}</bdi>
            </span>
            <LinkButton {...findOthers(spelling)} size="compact-sm" variant="default">
              Find others
            </LinkButton>
            <ActionIcon
              variant="subtle"
              aria-label={`Edit ${spelling.preferred}`}
              onClick={() => edit(spelling)}
            >
              <IconPencil size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="danger"
              aria-label={`Remove ${spelling.preferred}`}
              onClick={() =>
                store(
                  all.filter((one) => one !== spelling),
                  `“${spelling.preferred}” was removed.`,
                )
              }
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <SpellingDialog
        key={editing.key}
        opened={editing.opened}
        spelling={editing.spelling}
        taken={all.filter((one) => one !== editing.spelling).map(({ preferred }) => preferred)}
        onSave={save}
        onClose={close}
      />
    </section>
  );
};
