import { Button, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

interface PageTurnProps {
  /** The position in the list: "11–20 of 57". */
  where: string;
  page: number;
  isLast: boolean;
  onPage: (page: number) => void;
  /** The keys that turn back and on. */
  shortcuts?: readonly [back: string, on: string];
}

/** The position in a list of pages, and the buttons to the previous and the next one. */
export const PageTurn = ({ where, page, isLast, onPage, shortcuts }: PageTurnProps) => (
  <>
    <Text size="sm" c="dimmed" aria-live="polite">
      <bdi>{where}</bdi>
    </Text>
    <Button
      size="compact-sm"
      variant="default"
      aria-label={$localize`Previous page`}
      data-shortcut={shortcuts?.[0]}
      disabled={page <= 1}
      onClick={() => onPage(page - 1)}
    >
      <IconChevronLeft size={16} className="mantine-rotate-rtl" />
    </Button>
    <Button
      size="compact-sm"
      variant="default"
      aria-label={$localize`Next page`}
      data-shortcut={shortcuts?.[1]}
      disabled={isLast}
      onClick={() => onPage(page + 1)}
    >
      <IconChevronRight size={16} className="mantine-rotate-rtl" />
    </Button>
  </>
);
