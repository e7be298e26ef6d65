import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ListPageOf } from './column';

interface PaginationProps {
  meta: ListPageOf<unknown>['meta'];
  page: number;
  perPage: number;
  onPage: (page: number) => void;
  onPerPage: (perPage: number) => void;
}

const sizes = [10, 25, 50, 100];

const where = ({ total, last_page, per_page }: PaginationProps['meta'], page: number) => {
  if (total === undefined) return `Page ${String(page)} of ${String(Math.max(last_page, 1))}`;
  const first = Math.min((page - 1) * per_page + 1, total);
  return `${String(first)}–${String(Math.min(page * per_page, total))} of ${String(total)}`;
};

/** Where one stands in the list, as far as the API tells, and the ways to the other pages. */
export const Pagination = ({ meta, page, perPage, onPage, onPerPage }: PaginationProps) => (
  <nav aria-label="Pages">
    <Group justify="space-between" gap="xs" px="sm" py={6}>
      <Group gap="xs">
        <Text size="sm" c="dimmed" id="rows-per-page">
          Rows per page
        </Text>
        <NativeSelect
          size="xs"
          aria-labelledby="rows-per-page"
          data={[...new Set([...sizes, perPage])].sort((a, b) => a - b).map(String)}
          value={String(perPage)}
          onChange={({ currentTarget }) => {
            onPerPage(Number(currentTarget.value));
          }}
        />
      </Group>
      <Group gap="xs">
        <Text size="sm" c="dimmed" aria-live="polite">
          <bdi>{where(meta, page)}</bdi>
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          aria-label="Previous page"
          disabled={page <= 1}
          onClick={() => {
            onPage(page - 1);
          }}
        >
          <IconChevronLeft size={16} className="mantine-rotate-rtl" />
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label="Next page"
          disabled={page >= meta.last_page}
          onClick={() => {
            onPage(page + 1);
          }}
        >
          <IconChevronRight size={16} className="mantine-rotate-rtl" />
        </Button>
      </Group>
    </Group>
  </nav>
);
