import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Stack, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { WithHelp } from '@/components/links/help-link';
import { LinkText } from '@/components/links/link-button';
import { ReadState } from '@/components/run/read-state';
import { useScreenTitle } from '@/components/screen/screen-title';
import type { RecordTypes } from '@/resources/record-type';
import classes from './find.module.css';
import { FindForm } from './find-form';
import { FindResults } from './find-results';
import { type FindSearch, replacingOf, validateFind } from './find-search';
import { textPaths } from './read-texts';
import { SpellingList } from './spelling-list';
import { useTexts } from './use-texts';

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
