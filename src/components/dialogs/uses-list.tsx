import { use } from 'react';
import { Button, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RecordLink } from '@/components/links/record-link';
import { formatCount, joinedByAnd } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { type RecordUse, RecordUses, type UsedRecords } from './record-uses-context';

const SHOWN = 3;

const UseLine = ({ use: { nouns, count = 0, more, link, named } }: { use: RecordUse }) => {
  const said = plural(count, { one: `# ${nouns.one}`, other: `# ${nouns.other}` });
  const text = more ? $localize`at least ${said}:said:` : said;
  const rest = count - SHOWN;
  if (link) return <RecordLink link={link}>{text}</RecordLink>;
  return (
    <>
      {text}:{' '}
      {named.slice(0, SHOWN).map((one, index) => (
        <span key={one.id}>
          {index > 0 && ', '}
          <bdi>{one.link ? <RecordLink link={one.link}>{one.name}</RecordLink> : one.name}</bdi>
        </span>
      ))}
      {rest > 0 && $localize` and ${formatCount(rest)}:rest: more`}
    </>
  );
};

export interface UsesProps {
  used: UsedRecords;
  /** How often their deletion has failed: what uses them is read again then. */
  failures?: number;
  /** Closes the question, as all that uses them is shown instead. */
  onShow: () => void;
}

/** What hangs on records that are about to be deleted, read while the question is shown. */
export const UsesList = ({ used, failures = 0, onShow }: UsesProps) => {
  const { path, records } = used;
  const ids = records.map(({ id }) => id);
  const all = use(RecordUses);
  const query = useQuery({
    queryKey: ['uses', path, ids, failures],
    queryFn: async () => (await all?.read(path, ids)) ?? null,
    enabled: all !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  if (!all || query.data === null) return null;
  const it = ids.length === 1 ? 'it' : 'them';
  const uses = query.data ?? [];
  const found = uses.filter(({ count = 0 }) => count > 0);
  const unknown = uses.filter(({ count }) => count === undefined).map(({ nouns }) => nouns.other);
  const canReplace = uses.some(({ fixed, count }) => !fixed && count !== 0);
  const none = uses.filter(({ count }) => count === 0).map(({ nouns }) => nouns.other);
  return (
    <>
      <Text size="sm" mt="xs" component="div" role="status">
        {query.isPending && <bdi>{$localize`Looking for what uses ${it}:it:…`}</bdi>}
        {query.isError && <bdi>{$localize`It could not be read what uses ${it}:it:.`}</bdi>}
        {found.length > 0 && (
          <>
            <Text size="sm" fw={500}>
              {$localize`Used by:`}
            </Text>
            <ul style={{ margin: 0 }}>
              {found.map((one) => (
                <li key={one.key}>
                  <bdi>
                    <UseLine use={one} />
                  </bdi>
                </li>
              ))}
            </ul>
          </>
        )}
        {found.length === 0 && none.length > 0 && (
          <div>
            <bdi>{$localize`No ${joinedByAnd(none)}:none: use ${it}:it:.`}</bdi>
          </div>
        )}
        {unknown.length > 0 && (
          <div>
            <bdi>{$localize`Not known: how many ${joinedByAnd(unknown)}:unknown: use ${it}:it:.`}</bdi>
          </div>
        )}
      </Text>
      {canReplace && (
        <Button
          size="compact-sm"
          variant={failures > 0 ? 'filled' : 'default'}
          mt="xs"
          onClick={() => {
            onShow();
            all.show(used);
          }}
        >
          {$localize`Replace by another`}
        </Button>
      )}
    </>
  );
};
