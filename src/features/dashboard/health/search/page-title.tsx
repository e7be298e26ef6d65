import { createContext, use } from 'react';
import { Box, Checkbox, Group, Text } from '@mantine/core';
import { linkToPath } from '@/components/links/address';
import { RecordLink } from '@/components/links/record-link';
import { isSavedSince } from '@/lib/dates/saved-since';
import { areaAt } from '@/resources/index';

interface Selection {
  selected: ReadonlySet<string>;
  onSelect: (path: string, chosen: boolean) => void;
}

export const SelectionContext = createContext<Selection>({
  selected: new Set(),
  onSelect: () => undefined,
});

interface PageTitleProps {
  path: string;
  name: string;
  /** When its texts were found to fall short, in milliseconds since 1970. */
  at: number;
}

/** A page by its name and area, to be selected; links to its texts in the form. */
export const PageTitle = ({ path, name, at }: PageTitleProps) => {
  const { selected, onSelect } = use(SelectionContext);
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start" py={4}>
      <Checkbox
        size="xs"
        mt={2}
        aria-label={$localize`Select “${name}:name:”`}
        checked={selected.has(path)}
        onChange={({ currentTarget }) => onSelect(path, currentTarget.checked)}
      />
      <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
        <RecordLink link={{ ...linkToPath(path), hash: 'meta_page_title' }}>
          <bdi>{name}</bdi>
        </RecordLink>
        <Text size="xs" c="dimmed">
          {areaAt(path)?.label}
          {isSavedSince(path, at) && $localize`. Saved since this was read.`}
        </Text>
      </Box>
    </Group>
  );
};
