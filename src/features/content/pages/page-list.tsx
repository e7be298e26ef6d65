import { useState } from 'react';
import { ActionIcon, Skeleton, Stack } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { EmptyList } from '@/components/data-table/empty-list';
import { imageColumn } from '@/components/data-table/image-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { useListSearch } from '@/components/data-table/use-list-search';
import { ScreenIcon } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { ListPage } from '@/components/list-page/list-page';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { FailedQuery } from '@/components/screen/state-panel';
import {
  deletePage,
  getListPageOptionsQueryOptions,
  getListPagesQueryOptions,
} from '@/generated/api/pages/pages';
import type { ListPagesParams, Page } from '@/generated/model';
import { listPagesSearch } from '@/generated/searches';
import { listSearch } from '@/lib/lists/list-search';
import { enumLabel } from '@/lib/text/labels';
import { pageArea } from '@/resources/pages';
import { sheet } from '@/resources/sheet';
import { parentsFor } from './page-parent';
import { type PageNode, pageTree } from './page-tree';
import classes from './page-tree.module.css';
import { pageResource } from './page-values';
import { PageViews } from './page-views';

/** The tree has no filters, and a fixed order. */
const treeSearch = listSearch<object>({ filters: [], sort: [] });

const create = { to: '/pages/create', label: $localize`Create page` } as const;

const Branch = ({ node }: { node: PageNode }) => {
  const [open, setOpen] = useState(true);
  const { id, title, children } = node;
  return (
    <li>
      <div className={classes.row}>
        {children.length > 0 ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-expanded={open}
            aria-label={$localize`Pages below ${title}:title:`}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown size={16} className={classes.arrow} data-open={open || undefined} />
          </ActionIcon>
        ) : (
          <span className={classes.leaf} />
        )}
        <span className={classes.name}>
          <RecordLink link={pageArea.open(id)}>
            <bdi>{title}</bdi>
          </RecordLink>
        </span>
        <ScreenIcon
          variant="subtle"
          color="gray"
          aria-label={$localize`Create page below ${title}:title:`}
          to="/pages/create"
          search={{ parent: id }}
        >
          <IconPlus size={16} />
        </ScreenIcon>
      </div>
      {open && <Branches nodes={children} />}
    </li>
  );
};

const Branches = ({ nodes }: { nodes: readonly PageNode[] }) =>
  nodes.length > 0 && (
    <ul className={classes.branches}>
      {nodes.map((node) => (
        <Branch key={node.id} node={node} />
      ))}
    </ul>
  );

const Loading = () => (
  <Stack role="status" aria-label={$localize`Loading the pages`} aria-busy gap="sm">
    {['30%', '45%', '40%', '25%', '35%'].map((width) => (
      <Skeleton key={width} h={20} w={width} />
    ))}
  </Stack>
);

/** All pages, each below its parent. */
const PageTree = () => {
  const list = useListSearch(treeSearch);
  const query = useQuery({ ...getListPageOptionsQueryOptions(), retryOnMount: false });
  const tree = pageTree(query.data?.data ?? []);
  return (
    <ListPage
      title={pageArea.label}
      create={create}
      views={pageArea.views}
      list={list}
      viewSwitch={<PageViews view="tree" />}
    >
      {query.isPending && <Loading />}
      {query.isError && !query.data && <FailedQuery what={$localize`the pages`} query={query} />}
      {query.data && tree.length === 0 && <EmptyList nouns={$localize`pages`} createTo={create.to} />}
      <Branches nodes={tree} />
    </ListPage>
  );
};

const anyPage = { ...parentsFor(undefined), open: pageArea.open };

const list: ListScreenProps<Page, ListPagesParams> = {
  area: pageArea,
  search: listPagesSearch,
  page: getListPagesQueryOptions,
  columns: [
    { key: 'title', size: 220 },
    imageColumn,
    { key: 'name', size: 130 },
    { key: 'uri', size: 190 },
    referenceColumn({
      key: 'parent_id',
      header: $localize`Parent`,
      source: anyPage,
      to: ({ parent_id: id }) => (id ? { id } : null),
      size: 150,
    }),
    {
      key: 'template_type',
      header: $localize`Template`,
      value: ({ template_type }) => template_type && enumLabel(template_type),
      size: 100,
    },
    { key: 'excerpt', size: 260, hidden: true },
    { key: 'slug', size: 150, hidden: true },
    { key: 'id', align: 'end', size: 64, hidden: true },
  ],
  actions: {
    remove: deletePage,
    editing: sheet(
      pageResource,
      ['title', 'name', 'template'],
      [{ name: 'parent_id', source: parentsFor(undefined) }],
    ),
  },
  viewSwitch: <PageViews view="list" />,
};

export const PageList = () => {
  const { view } = useSearch({ strict: false });
  return view === 'tree' ? <PageTree /> : <ListScreen {...list} />;
};
