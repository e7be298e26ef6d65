import { type ReactNode, useState } from 'react';
import { Alert, Button, CloseButton, Group, Paper, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { repeatedIds, unreadableRows } from '@/api/tolerant/body';
import type { Address } from '@/components/links/address';
import { ScreenText } from '@/components/links/link-button';
import { FailedQuery } from '@/components/screen/state-panel';
import { DimmedText } from '@/components/text/dimmed-text';
import type { ImageRatio } from '@/lib/files/image-ratios';
import { formatCount } from '@/lib/formats/formats';
import { maxPerPage } from '@/lib/lists/list-search';
import { highlightedOn } from '@/lib/records/highlighted-row';
import { plural } from '@/lib/text/plural';
import { sameValues } from '@/lib/values/same-values';
import type { Column, ListQuery, ListRow, PageOptions, RowActions } from './column';
import classes from './data-table.module.css';
import { NoRows } from './empty-list';
import { type Grouping, GroupSwitch } from './grouping';
import { Pagination } from './pagination';
import { RowsTable } from './rows-table';
import type { ListState } from './use-list-search';
import { useRenderedPage } from './use-rendered-page';

interface JustCreatedProps {
  /** The list's search parameters. */
  search: object;
  /** The rows on display, once they have been refetched. */
  rows: readonly { id: number }[] | undefined;
}

/** Above a list: the record just created, if the current page does not include it; hidden by the next filter. */
const JustCreated = ({ search, rows }: JustCreatedProps) => {
  const router = useRouter();
  const [created, setCreated] = useState(() => highlightedOn(router.state.location.pathname)?.created);
  const [first] = useState(search);
  const forget = () => setCreated(undefined);
  if (!sameValues(search, first)) {
    if (created) forget();
    return null;
  }
  if (!created || !rows || rows.some(({ id }) => id === created.id)) return null;
  return (
    <Paper component="section" aria-label={$localize`Just created`} withBorder px="md" py={6}>
      <Group gap="sm" wrap="nowrap">
        <DimmedText>{$localize`Just created`}</DimmedText>
        <ScreenText to={created.path} size="sm" fw={600} flex={1} truncate>
          <bdi>{created.name}</bdi>
        </ScreenText>
        <CloseButton aria-label={$localize`Dismiss`} onClick={forget} />
      </Group>
    </Paper>
  );
};

interface DataTableProps<Row extends ListRow, Params extends object> {
  /** The plural noun in lower case: used in messages, and as the name of preferences and export files. */
  nouns: string;
  list: ListState<Params>;
  /** The generated list hook's result for `list.params`. */
  query: ListQuery<Row>;
  /** The query options of one page, for exports. */
  page: PageOptions<Params, Row>;
  /** The first column is the title, which links to the record. */
  columns: readonly Column<Row>[];
  actions: RowActions<Row>;
  /** Where the first record is created; offered while the list is empty. */
  createTo?: Address;
  /** Offers to group the rows under headings. */
  grouping?: Grouping<Row> | undefined;
  /** Renders the rows as tiles, with their images in this aspect ratio. */
  gallery?: ImageRatio | undefined;
  /** The list's own controls, before the table's. */
  tools?: ReactNode;
}

/** Says that the API sent more rows than the maximum page size, and which are shown: pages of a whole list, or the first. */
const tooLongText = (sent: number, perPage: number, whole: boolean) =>
  $localize`The server sent ${formatCount(sent)}:sent: rows at once, although ${formatCount(perPage)}:perPage: were asked for. ${
    whole
      ? $localize`They are shown page by page.`
      : $localize`Only the first ${formatCount(maxPerPage)}:maxPerPage: of them are shown.`
  }:part:`;

/** One page of a list call in all of its states; order and page come from the URL. */
export const DataTable = <Row extends ListRow, Params extends object>(props: DataTableProps<Row, Params>) => {
  const { nouns, list, query, page, columns, actions, createTo, grouping, gallery, tools } = props;
  const { answer, rows, tooLong, answeredPage, empty } = useRenderedPage(query, list);

  if (query.isError && !query.data) {
    return (
      <div className={classes.frame}>
        <FailedQuery what={$localize`the ${nouns}:nouns:`} query={query} />
      </div>
    );
  }

  const unreadable = unreadableRows(answer?.meta);
  const repeated = repeatedIds(answer?.meta);
  const sent = query.data?.data.length ?? 0;
  const notes = [
    unreadable > 0 &&
      plural(unreadable, {
        one: $localize`One row of this page could not be read and is not shown.`,
        other: $localize`# rows of this page could not be read and are not shown.`,
      }),
    repeated.length > 0 &&
      plural(repeated.length, {
        one: $localize`One row of this page has the ID of another one (${repeated.join(', ')}:repeated:) and is not shown.`,
        other: $localize`# rows of this page have the ID of another one (${repeated.join(', ')}:repeated:) and are not shown.`,
      }),
    answeredPage !== undefined &&
      $localize`The server answered with page ${formatCount(answeredPage)}:answeredPage: instead of page ${formatCount(list.page)}:page:.`,
    tooLong && tooLongText(sent, list.perPage, answer?.meta?.total === sent),
  ].filter((note) => note !== false);

  return (
    <Stack gap="xs">
      {query.isError && (
        <Alert color="danger" role="alert" title={$localize`The ${nouns}:nouns: could not be refreshed.`}>
          <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
            {$localize`Retry`}
          </Button>
        </Alert>
      )}
      {notes.map((note) => (
        <Alert key={note} color="warning" role="status">
          <bdi>{note}</bdi>
        </Alert>
      ))}
      <JustCreated search={list.search} rows={query.isFetching ? undefined : rows} />
      <RowsTable
        nouns={nouns}
        columns={columns}
        actions={actions}
        rows={rows}
        sorting={{
          keys: list.definition.sortable,
          sort: list.search.sort,
          onSort: (sort) => list.set({ sort, group: undefined, page: undefined }),
        }}
        loading={query.isPending ? list.perPage : undefined}
        busy={query.isFetching}
        stale={query.isPlaceholderData}
        gallery={gallery}
        heading={list.search.group === undefined ? undefined : grouping?.heading}
        tools={
          <>
            {grouping && <GroupSwitch label={grouping.label} list={list} />}
            {tools}
          </>
        }
        page={(number) => page({ ...list.params, page: number, per_page: maxPerPage })}
        empty={empty && <NoRows what={empty} nouns={nouns} list={list} createTo={createTo} />}
        footer={answer && empty !== 'list' && <Pagination nouns={nouns} answer={answer} list={list} />}
      />
    </Stack>
  );
};
