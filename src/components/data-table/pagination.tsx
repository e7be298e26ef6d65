import { useId } from 'react';
import { Group, NativeSelect, Text } from '@mantine/core';
import { formatCount, inDigits } from '@/lib/formats/formats';
import { hasNext, lastPageOf, type ListPageOf, sizeOf } from '@/lib/lists/paging';
import classes from './data-table.module.css';
import { PageTurn } from './page-turn';
import type { ListState } from './use-list-search';

interface PaginationProps<Params extends object> {
  nouns: string;
  /** The rows of the page, with the list's metadata from the API. */
  answer: ListPageOf<unknown>;
  list: Pick<ListState<Params>, 'page' | 'perPage' | 'set'>;
}

const sizes = [10, 25, 50, 100];

const where = ({ meta }: ListPageOf<unknown>, page: number, perPage: number) => {
  const total = meta?.total;
  const last = lastPageOf(meta, perPage);
  if (last === undefined) return $localize`Page ${formatCount(page)}:page:`;
  if (total === undefined)
    return $localize`Page ${formatCount(page)}:page: of ${formatCount(Math.max(last, 1))}:max:`;
  const size = sizeOf(meta, perPage);
  const first = Math.min((page - 1) * size + 1, total);
  return $localize`${formatCount(first)}:first:–${formatCount(Math.min(page * size, total))}:min: of ${formatCount(total)}:total:`;
};

/** The position in the list, as far as the API gives it, and the links to the other pages. */
export const Pagination = <Params extends object>({ nouns, answer, list }: PaginationProps<Params>) => {
  const { page, perPage, set } = list;
  const labelId = useId();
  return (
    <nav aria-label={$localize`Pages of ${nouns}:nouns:`}>
      <Group justify="space-between" gap="xs" px="sm" py={6}>
        <Group gap="xs" className={classes.sizes}>
          <Text size="sm" c="dimmed" id={labelId}>
            {$localize`Rows per page`}
          </Text>
          <NativeSelect
            size="xs"
            aria-labelledby={labelId}
            data={[...new Set([...sizes, perPage])]
              .sort((a, b) => a - b)
              .map((size) => ({ value: String(size), label: inDigits(size) }))}
            value={String(perPage)}
            onChange={({ currentTarget }) => set({ per_page: Number(currentTarget.value), page: undefined })}
          />
        </Group>
        <Group gap="xs">
          <PageTurn
            where={where(answer, page, perPage)}
            page={page}
            isLast={!hasNext(answer, page, perPage)}
            onPage={(next) => set({ page: next })}
            shortcuts={['[', ']']}
          />
        </Group>
      </Group>
    </nav>
  );
};
