import { type ComponentType, type ReactNode, useMemo } from 'react';
import { ActionIcon, Skeleton } from '@mantine/core';
import { type Icon, IconLayoutGrid, IconTable, IconTableImport } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import {
  type Column,
  type ListActions,
  type ListRow,
  type PageOptions,
  type RowActions,
  valueOf,
} from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import type { Grouping } from '@/components/data-table/grouping';
import { Toolbar } from '@/components/data-table/toolbar-slot';
import { type ListState, useListSearch } from '@/components/data-table/use-list-search';
import type { EditingLoader } from '@/components/edit-many/editing';
import { useStable } from '@/components/hooks/use-stable';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import type { Address } from '@/components/links/address';
import { ListPageContext } from '@/components/links/screen-link';
import type { GivenView } from '@/components/saved-views/saved-views';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import type { ImageRatio } from '@/lib/files/image-ratios';
import type { ListSearchOf, Paging } from '@/lib/lists/list-search';
import { listedPage } from '@/lib/lists/listed-page';
import { loadChunk } from '@/lib/loading/chunk';
import { sameValues } from '@/lib/values/same-values';
import type { FilterChoices, FilterSources } from './list-filters';
import { ListPage } from './list-page';

/** The modes that load a screen of their own. */
type Mode = Exclude<NonNullable<Paging['mode']>, 'gallery' | 'map'>;

interface ModeSlotProps<Row extends ListRow, Params extends object> extends Omit<
  SheetTableProps<Row, Params>,
  'editing'
> {
  mode: Mode;
  /** The query options of one page, for the records that an import may repeat. */
  page: PageOptions<Params, Row>;
  /** The columns of the list, which an import compares with. */
  columns: readonly Column<Row>[];
  editing: EditingLoader<Row>;
}

type Screen<Row extends ListRow, Params extends object> = ComponentType<
  SheetTableProps<Row, Params> & Pick<ModeSlotProps<Row, Params>, 'page' | 'columns'>
>;

const load = async <Row extends ListRow, Params extends object>(mode: Mode): Promise<Screen<Row, Params>> =>
  mode === 'sheet'
    ? (await loadChunk(() => import('@/components/sheet/sheet-table'))).SheetTable
    : (await loadChunk(() => import('@/components/import/import-mode'))).ImportMode;

const lost = {
  sheet: $localize`The sheet could not be loaded.`,
  import: $localize`The import could not be loaded.`,
};

const loadWith =
  <Row extends ListRow, Params extends object>(mode: Mode, editing: EditingLoader<Row>) =>
  async () => {
    const [Screen, loaded] = await Promise.all([load<Row, Params>(mode), editing()]);
    return { Screen, editing: loaded };
  };

/** The container of a list's sheet or import, whose chunk is loaded on demand; its `key` is the mode. */
const ModeSlot = <Row extends ListRow, Params extends object>(props: ModeSlotProps<Row, Params>) => {
  const { mode, nouns, editing } = props;
  const chunk = useChunk(loadWith<Row, Params>(mode, editing));
  if (chunk.state === 'ready') return <chunk.module.Screen {...props} editing={chunk.module.editing} />;
  if (chunk.state === 'loading')
    return <Skeleton h={320} role="status" aria-label={$localize`Loading the ${nouns.other}:nouns:`} />;
  return <ChunkLost chunk={chunk}>{lost[mode]}</ChunkLost>;
};

interface ModeSwitchProps<Params extends object> {
  list: ListState<Params>;
  mode: NonNullable<Paging['mode']>;
  /** The name of the mode. */
  label: string;
  icon: Icon;
}

/** Switches a list between its table and tiles with images, a map, the sheet, whose cells are edited in place, or an import. */
const ModeSwitch = <Params extends object>({ list, mode, label, icon: Icon }: ModeSwitchProps<Params>) => {
  const on = list.search.mode === mode;
  return (
    <ActionIcon
      aria-pressed={on}
      aria-label={label}
      data-hint={label}
      size={32}
      variant={on ? 'light' : 'subtle'}
      color={on ? 'primary' : 'gray'}
      onClick={() => list.set({ mode: on ? undefined : mode })}
    >
      <Icon size={18} />
    </ActionIcon>
  );
};

/** What an area defines for the list of its records. */
export interface ListedArea {
  /** As in the menu: the heading. */
  label: string;
  /** The nouns for one record and several. */
  nouns: { one: string; other: string };
  /** The create screen; undefined if the API cannot create. */
  create?: Address;
  open?: (id: number) => LinkProps;
  /** Offers the rows as a gallery, with their images as the site crops them. */
  gallery?: ImageRatio;
  /** The predefined views of the list. */
  views?: readonly GivenView[];
}

/** What shows all rows that match, in place of the table. */
export interface ListMapProps<Row extends ListRow, Params extends object> {
  nouns: ListedArea['nouns'];
  list: ListState<Params>;
  page: PageOptions<Params, Row>;
  actions: RowActions<Row>;
  createTo: Address | undefined;
}

export interface ListScreenProps<Row extends ListRow, Params extends object> {
  area: ListedArea;
  /** The list's search parameters: filters, order and page. */
  search: ListSearchOf<Params>;
  /** The generated query options of one page. */
  page: PageOptions<Params, Row>;
  /** The option sources of the filters by other records. */
  sources?: FilterSources<Params>;
  /** The options of the text filters whose values are known. */
  choices?: FilterChoices<Params>;
  /** The first column is the title, which links to the record; an ID column is appended if missing. */
  columns: readonly Column<Row>[];
  actions: ListActions<Row>;
  /** Offers to group the rows under headings. */
  grouping?: Grouping<Row>;
  /** Offers the rows on a map. */
  map?: { icon: Icon; Screen: ComponentType<ListMapProps<Row, Params>> };
  /** Links to other presentations of the records. */
  viewSwitch?: ReactNode;
  /** A note above the rows. */
  note?: ReactNode;
}

/** The actions of a list, completed from its area and its first column. */
const useActions = <Row extends ListRow>(
  { nouns, open }: ListedArea,
  title: Column<Row> | undefined,
  given: ListActions<Row>,
): RowActions<Row> =>
  useMemo(
    () => ({
      noun: nouns.one,
      name: (row) => String((title && valueOf(title, row)) ?? ''),
      ...(open && !given.view && { edit: ({ id }) => open(id) }),
      ...given,
    }),
    [nouns, open, title, given],
  );

const withId = <Row extends ListRow>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.some(({ key }) => key === 'id')
    ? columns
    : [...columns, { key: 'id', header: $localize`ID`, align: 'end', value: ({ id }) => id, size: 64 }];

/** A whole list screen: filters, and the rows of the list call for them. */
export const ListScreen = <Row extends ListRow, Params extends object>(
  props: ListScreenProps<Row, Params>,
) => {
  const { area, search, page, sources, choices, grouping, map, viewSwitch, note } = props;
  const columns = useMemo(() => withId(props.columns), [props.columns]);
  const actions = useActions(area, columns[0], props.actions);
  const { gallery } = area;
  const nouns = area.nouns.other;
  const { editing } = actions;
  const list = useListSearch(search);
  // Keeps the old rows as placeholders while the new ones load.
  const query = useQuery({
    ...page(list.params),
    placeholderData: keepPreviousData,
    retryOnMount: false,
    // The lazy-loaded sheet uses more of the result than this screen.
    notifyOnChangeProps: 'all',
  });
  const listed = useStable(
    query.data && !query.isPlaceholderData ? listedPage(query.data, list.page, list.perPage) : undefined,
    sameValues,
  );
  const tools = (
    <>
      {gallery && <ModeSwitch list={list} mode="gallery" label={$localize`Gallery`} icon={IconLayoutGrid} />}
      {map && <ModeSwitch list={list} mode="map" label={$localize`Map`} icon={map.icon} />}
      {editing && <ModeSwitch list={list} mode="sheet" label={$localize`Edit as sheet`} icon={IconTable} />}
      {editing && area.create && (
        <ModeSwitch list={list} mode="import" label={$localize`Import`} icon={IconTableImport} />
      )}
    </>
  );
  const asked = list.search.mode;
  const mode =
    editing && asked !== 'gallery' && asked !== 'map' && (asked !== 'import' || area.create)
      ? asked
      : undefined;
  const MapScreen = asked === 'map' ? map?.Screen : undefined;
  return (
    <ListPageContext value={listed}>
      <ListPage
        title={area.label}
        create={area.create && { to: area.create, label: $localize`Create ${area.nouns.one}:noun:` }}
        views={area.views}
        list={list}
        unfiltered={mode === 'import'}
        sources={sources}
        choices={choices}
        viewSwitch={viewSwitch}
      >
        {note}
        {(mode ?? MapScreen) && <Toolbar>{tools}</Toolbar>}
        {MapScreen && (
          <MapScreen nouns={area.nouns} list={list} page={page} actions={actions} createTo={area.create} />
        )}
        {mode && editing ? (
          <ModeSlot
            key={mode}
            mode={mode}
            nouns={area.nouns}
            list={list}
            query={query}
            page={page}
            columns={columns}
            actions={actions}
            editing={editing}
          />
        ) : MapScreen ? null : (
          <DataTable
            nouns={nouns}
            list={list}
            query={query}
            page={page}
            columns={columns}
            actions={actions}
            createTo={area.create}
            grouping={grouping}
            gallery={asked === 'gallery' ? gallery : undefined}
            tools={tools}
          />
        )}
      </ListPage>
    </ListPageContext>
  );
};
