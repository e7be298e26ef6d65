import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { linkOptions, useNavigate, useSearch } from '@tanstack/react-router';
import { WithHelp } from '@/components/links/help-link';
import { LinkButton, LinkIcon, LinkText } from '@/components/links/link-button';
import { ReadState } from '@/components/run/read-state';
import { useScreenTitle } from '@/components/screen/screen-title';
import { nepalChanges } from '@/lib/storage/nepal-changes';
import { type PlaceNames, placeNames } from '@/lib/text/places';
import { matching } from '@/lib/text/spelled-alike';
import type { RecordTypes } from '@/resources/record-type';
import classes from './find.module.css';
import { FindForm } from './find-form';
import { FindResults } from './find-results';
import { type FindSearch, replacingOf, validateFind } from './find-search';
import { textPaths } from './read-texts';
import { useTexts } from './use-texts';

const findOthers = ({ name, spellings: [find, ...also] }: PlaceNames) =>
  linkOptions({
    to: '/find-and-replace',
    search: { find, replace: name, ...(also.length > 0 && { also }) },
  });

/** How many names are shown at first, and added by each "Show more". */
const SHOWN = 30;

/** The names that are written in several ways, with the usual one; each leads to all others in stored texts. */
const SpellingList = () => {
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

const TITLE = $localize`Find and replace`;

/** The search in the URL, the same object as long as it is the same. */
const useFindSearch = (): FindSearch => {
  const asked = JSON.stringify(validateFind(useSearch({ strict: false })));
  return useMemo(() => validateFind(JSON.parse(asked) as Record<string, unknown>), [asked]);
};

/** Finds words in the texts of all types of records, and replaces the ticked places. */
export const FindScreen = ({ types }: { types: RecordTypes }) => {
  const search = useFindSearch();
  const replacing = useMemo(() => replacingOf(search), [search]);
  const navigate = useNavigate();
  const texts = useTexts(types);
  const [busy, setBusy] = useState(false);
  useScreenTitle({ title: TITLE });

  const start = useEffectEvent(() => {
    if (replacing) texts.start(search.in);
  });
  useEffect(() => start(), [search]);

  return (
    <Stack gap="md" className={classes.frame}>
      <WithHelp about="Find and replace words everywhere">
        <Title order={1}>{TITLE}</Title>
      </WithHelp>
      <FindForm
        search={search}
        kinds={textPaths(types)}
        busy={busy || texts.run.running}
        onFind={(next) => void navigate({ to: '/find-and-replace', search: next })}
      />
      <ReadState
        run={texts.run}
        announcement={$localize`Reading the texts`}
        onReadAgain={() => texts.start(search.in, true)}
      />
      {replacing ? (
        <>
          <FindResults
            key={JSON.stringify(search)}
            replacing={replacing}
            kinds={search.in}
            texts={texts}
            onBusy={setBusy}
          />
          <LinkText to="/find-and-replace" size="sm">
            {$localize`Names’ spellings`}
          </LinkText>
        </>
      ) : (
        <SpellingList />
      )}
    </Stack>
  );
};
