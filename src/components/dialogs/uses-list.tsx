import { Button, Text } from '@mantine/core';
import { RecordLink } from '@/components/links/record-link';
import { formatCount, joinedByAnd } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import type { Habit, RecordUse } from './record-uses-context';
import type { ReadUses } from './use-uses';

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

/** What is known of the server about records of these nouns, in a sentence. */
const habitText = (habit: Habit | undefined, nouns: string): string => {
  switch (habit) {
    case 'refuses':
      return $localize`This server refuses to delete what ${nouns}:nouns: use.`;
    case 'empties':
      return $localize`This server leaves ${nouns}:nouns: without it.`;
    case 'deletes':
      return $localize`This server deletes ${nouns}:nouns: along with what they use.`;
    case 'keeps':
      return $localize`This server leaves ${nouns}:nouns: as they are.`;
    default:
      return $localize`What this server does with ${nouns}:nouns: is not known: it may refuse, leave them without it, or delete them along.`;
  }
};

/** A sentence for each habit, the worst first. */
const habitsOf = (uses: readonly RecordUse[]): string[] => {
  const open = uses.filter(({ count, part }) => count !== 0 && !part);
  // Where nothing was found, nothing is said but what the server is known for.
  const isFound = open.some(({ count }) => count !== undefined);
  return (['deletes', undefined, 'empties', 'keeps', 'refuses'] as const).flatMap((habit) => {
    const nouns = open.filter((one) => one.habit === habit).map((one) => one.nouns.other);
    return nouns.length > 0 && (isFound || habit) ? [habitText(habit, joinedByAnd(nouns))] : [];
  });
};

export interface UsesProps {
  reading: ReadUses;
  /** How often their deletion has failed. */
  failures?: number;
  /** Closes the question, as all that uses them is shown instead. */
  onShow: () => void;
}

/** What hangs on records that are about to be deleted, and what becomes of it. */
export const UsesList = ({ reading, failures = 0, onShow }: UsesProps) => {
  const { used, uses, found, isPending, isError, canReplace, hadBetter, replace } = reading;
  const it = used.records.length === 1 ? 'it' : 'them';
  const unknown = uses.filter(({ count }) => count === undefined).map(({ nouns }) => nouns.other);
  const none = uses.filter(({ count }) => count === 0).map(({ nouns }) => nouns.other);
  return (
    <>
      <Text size="sm" mt="xs" component="div" role="status">
        {isPending && <bdi>{$localize`Looking for what uses ${it}:it:…`}</bdi>}
        {isError && <bdi>{$localize`It could not be read what uses ${it}:it:.`}</bdi>}
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
        {habitsOf(uses).map((text) => (
          <div key={text}>
            <bdi>{text}</bdi>
          </div>
        ))}
      </Text>
      {canReplace && (
        <Button
          size="compact-sm"
          variant={hadBetter || failures > 0 ? 'filled' : 'default'}
          mt="xs"
          onClick={() => {
            onShow();
            replace();
          }}
        >
          {$localize`Replace by another`}
        </Button>
      )}
    </>
  );
};
