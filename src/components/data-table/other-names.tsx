import { Button, Group } from '@mantine/core';
import { otherSpellings } from '@/lib/text/other-spellings';
import type { ListState } from './use-list-search';

/** Offers other spellings of the names that a list without a match is filtered by, where some are known. */
export const OtherNames = <Params extends object>({ list }: { list: ListState<Params> }) => {
  const values = list.search as Partial<Record<string, string>>;
  const others = list.definition.filters
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ name }) => otherSpellings(values[name] ?? '').map((text) => ({ name, text })));
  if (others.length === 0) return null;
  return (
    <Group gap="xs" justify="center" mt="xs">
      {others.map(({ name, text }) => (
        <Button
          key={`${name} ${text}`}
          size="compact-sm"
          variant="subtle"
          onClick={() => list.filter({ [name]: text })}
        >
          <bdi>{$localize`Search for “${text}:text:”`}</bdi>
        </Button>
      ))}
    </Group>
  );
};
