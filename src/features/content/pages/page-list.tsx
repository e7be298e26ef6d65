import { useSearch } from '@tanstack/react-router';
import { imageColumn } from '@/components/data-table/image-column';
import { referenceColumn } from '@/components/data-table/reference-column';
import { ListScreen, type ListScreenProps } from '@/components/list-page/list-screen';
import { deletePage, getListPagesQueryOptions } from '@/generated/api/pages/pages';
import type { ListPagesParams, Page } from '@/generated/model';
import { listPagesSearch } from '@/generated/searches';
import { enumLabel } from '@/lib/text/labels';
import { pageArea } from '@/resources/pages';
import { sheet } from '@/resources/sheet';
import { parentsFor } from './page-parent';
import { PageTree } from './page-tree-view';
import { pageResource } from './page-values';
import { PageViews } from './page-views';

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
