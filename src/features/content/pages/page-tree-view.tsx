import { useState } from 'react';
import { ActionIcon, Skeleton, Stack } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EmptyList } from '@/components/data-table/empty-list';
import { useListSearch } from '@/components/data-table/use-list-search';
import { ScreenIcon } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { ListPage } from '@/components/list-page/list-page';
import { FailedQuery } from '@/components/screen/state-panel';
import { getListPageOptionsQueryOptions } from '@/generated/api/pages/pages';
import { listSearch } from '@/lib/lists/list-search';
import { pageArea } from '@/resources/pages';
import { type PageNode, pageTree } from './page-tree';
import classes from './page-tree.module.css';
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
export const PageTree = () => {
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
