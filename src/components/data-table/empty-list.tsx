import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconFileOff, IconInbox, IconSearchOff } from '@tabler/icons-react';
import { useChunk } from '@/components/inputs/use-chunk';
import { type Address, linkTo } from '@/components/links/address';
import { LinkButton } from '@/components/links/link-button';
import { StatePanel } from '@/components/screen/state-panel';
import { formatCount } from '@/lib/formats/formats';
import type { ListState } from './use-list-search';

interface EmptyListProps {
  nouns: string;
  /** Clears the filters, if any are set. */
  onClear?: (() => void) | undefined;
  /** What else to try, if filters are set. */
  instead?: ReactNode;
  createTo?: Address | undefined;
}

/** Shown on a page beyond the end of a list of unknown length. */
const EmptyPage = ({ page, onFirst }: { page: number; onFirst: () => void }) => (
  <StatePanel
    icon={<IconFileOff size={22} />}
    title={$localize`Page ${formatCount(page)}:page: is empty`}
    action={
      <Button variant="default" onClick={onFirst} mt="xs">
        {$localize`Go to the first page`}
      </Button>
    }
  />
);

/** Other spellings to search for; their code is rarely needed. */
const Instead = <Params extends object>({ list }: { list: ListState<Params> }) => {
  const others = useChunk(() => import('./other-names'));
  return others.state === 'ready' ? <others.module.OtherNames list={list} /> : null;
};

interface NoRowsProps<Params extends object> {
  /** What is empty: the list, or a page beyond its end. */
  what: 'page' | 'list';
  nouns: string;
  list: ListState<Params>;
  createTo?: Address | undefined;
}

/** Shown instead of the rows when a list has none. */
export const NoRows = <Params extends object>({ what, nouns, list, createTo }: NoRowsProps<Params>) => {
  if (what === 'page') return <EmptyPage page={list.page} onFirst={() => list.set({ page: undefined })} />;
  const filtered = list.definition.filters.some(({ name }) => (list.search as Record<string, unknown>)[name]);
  return (
    <EmptyList
      nouns={nouns}
      onClear={filtered ? list.clearFilters : undefined}
      instead={<Instead list={list} />}
      createTo={createTo}
    />
  );
};

/** The text for an empty list: no match, or no records yet. */
export const EmptyList = ({ nouns, onClear, instead, createTo }: EmptyListProps) =>
  onClear ? (
    <StatePanel
      icon={<IconSearchOff size={22} />}
      title={$localize`No ${nouns}:nouns: match`}
      action={
        <>
          {instead}
          <Button variant="default" onClick={onClear} mt="xs">
            {$localize`Clear filters`}
          </Button>
        </>
      }
    >
      {$localize`Try fewer or shorter filters.`}
    </StatePanel>
  ) : (
    <StatePanel
      icon={<IconInbox size={22} />}
      title={$localize`No ${nouns}:nouns: yet`}
      action={
        createTo && (
          <LinkButton mt="xs" {...linkTo(createTo)}>
            {$localize`Create the first one`}
          </LinkButton>
        )
      }
    />
  );
