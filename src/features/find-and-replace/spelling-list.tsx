import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { LinkButton, LinkIcon } from '@/components/links/link-button';
import { nepalChanges } from '@/lib/storage/nepal-changes';
import { type PlaceNames, placeNames } from '@/lib/text/places';
import { matching } from '@/lib/text/spelled-alike';
import classes from './find.module.css';

const findOthers = ({ name, spellings: [find, ...also] }: PlaceNames) =>
  linkOptions({
    to: '/find-and-replace',
    search: { find, replace: name, ...(also.length > 0 && { also }) },
  });

/** How many names are shown at first, and added by each "Show more". */
const SHOWN = 30;

/** The names that are written in several ways, with the usual one; each leads to all others in stored texts. */
export const SpellingList = () => {
  const all = useSyncExternalStore(nepalChanges.places.subscribe, placeNames);
  const [text, setText] = useState('');
  const [count, setCount] = useState(SHOWN);
  const shown = matching(
    all.filter(({ spellings }) => spellings.length > 0),
    useDeferredValue(text),
    ({ name }) => name,
    ({ spellings }) => spellings.join(' '),
  );
  const isShared = ({ name }: PlaceNames) => all.filter((other) => other.name === name).length > 1;
  return (
    <section aria-label={$localize`Names’ spellings`}>
      <Group justify="space-between" align="flex-end" mb="xs">
        <div>
          <Title order={2} size="h4">
            {$localize`Names’ spellings`}
          </Title>
          <Text size="sm" c="dimmed">
            {$localize`The first one is the usual one. Searches, imports and altitudes know the same names.`}
          </Text>
        </div>
        <Group gap="xs" align="flex-end">
          <TextInput
            type="search"
            size="xs"
            aria-label={$localize`Find a name`}
            placeholder={$localize`Find a name`}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <LinkButton
            to="/nepal-data"
            search={{ edit: 'new' }}
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} />}
          >
            {$localize`Add a name`}
          </LinkButton>
        </Group>
      </Group>
      {shown.length === 0 && (
        <Text size="sm" c="dimmed" role="status">
          {$localize`No name matches.`}
        </Text>
      )}
      <ul className={classes.spellings}>
        {shown.slice(0, count).map((place) => (
          <li key={place.id} className={classes.spelling}>
            <span className={classes.called}>
              <bdi className={classes.name}>{place.name}</bdi>
              <bdi className={classes.within}>{place.spellings.join(', ')}</bdi>
              {isShared(place) && <bdi className={classes.within}>({place.region})</bdi>}
            </span>
            <LinkButton {...findOthers(place)} size="compact-sm" variant="default">
              {$localize`Find others`}
            </LinkButton>
            <LinkIcon
              to="/nepal-data"
              search={{ edit: place.id }}
              variant="subtle"
              aria-label={$localize`Edit ${place.name}:name:`}
            >
              <IconPencil size={16} aria-hidden />
            </LinkIcon>
          </li>
        ))}
      </ul>
      {shown.length > count && (
        <Button size="xs" variant="default" onClick={() => setCount(count + SHOWN)}>
          {$localize`Show more names`}
        </Button>
      )}
    </section>
  );
};
