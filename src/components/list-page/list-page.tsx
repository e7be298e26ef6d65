import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { focusRow } from '@/components/data-table/focus-row';
import { ToolsPlace } from '@/components/data-table/toolbar-slot';
import type { ListState } from '@/components/data-table/use-list-search';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { type Address, linkTo } from '@/components/links/address';
import { ScreenButton } from '@/components/links/link-button';
import { ListViews } from '@/components/saved-views/list-views';
import type { GivenView } from '@/components/saved-views/saved-views';
import { type Crumb, useScreenTitle } from '@/components/screen/screen-title';
import { type FilterChoices, type FilterSources, ListFilters } from './list-filters';
import classes from './list-page.module.css';

/** The shortcuts of a list; each presses the element with that `data-shortcut`, on the screen or in the focused row. */
const useListKeys = (screen: RefObject<HTMLElement | null>) => {
  const rows = () => [...(screen.current?.querySelectorAll('[data-row]') ?? [])];
  const currentRow = () => rows().find((row) => row.contains(document.activeElement));
  const press = (key: string, within: Element | null | undefined) =>
    within?.querySelector<HTMLElement>(`[data-shortcut="${key}"]`)?.click();
  const step = (by: 1 | -1) => () => {
    const all = rows();
    const at = all.findIndex((row) => row.contains(document.activeElement));
    const next = all[at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)];
    if (next) focusRow(next);
  };
  useShortcuts([
    ['/', () => screen.current?.querySelector<HTMLElement>('[data-shortcut="/"] input')?.focus()],
    ['j', step(1)],
    ['k', step(-1)],
    ['x', () => press('x', currentRow())],
    ['e', () => press('e', currentRow())],
    ['c', () => press('c', screen.current)],
    ['[', () => press('[', screen.current)],
    [']', () => press(']', screen.current)],
  ]);
};

interface ListPageProps<Params extends object> {
  /** The area's name as in the menu; the screen's `h1`. */
  title: string;
  /** Its ancestors in the breadcrumb. */
  trail?: readonly Crumb[] | undefined;
  /** The link to the create screen and its label; undefined if the API cannot create. */
  create?: { to: Address; label: string };
  list: ListState<Params>;
  /** Shows no filters. */
  unfiltered?: boolean;
  sources?: FilterSources<Params> | undefined;
  choices?: FilterChoices<Params> | undefined;
  /** The predefined views of the list. */
  views?: readonly GivenView[] | undefined;
  /** Links to other presentations of the records, beside the heading. */
  viewSwitch?: ReactNode;
  children: ReactNode;
}

/** The frame of every list screen: heading, views, primary action, filters with the table's tools, table. */
export const ListPage = <Params extends object>({
  title,
  trail,
  create,
  list,
  unfiltered = false,
  sources = {},
  choices = {},
  views = [],
  viewSwitch,
  children,
}: ListPageProps<Params>) => {
  const [place, setPlace] = useState<Element | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  useListKeys(screen);
  useScreenTitle({ title, trail });
  const filtered = list.definition.filters.length > 0 && !unfiltered;
  const tools = <div ref={setPlace} className={classes.tools} />;
  return (
    <ToolsPlace value={place}>
      <div ref={screen} className={classes.page}>
        <div className={classes.header} data-screen-head>
          <Title order={1}>{title}</Title>
          <div className={classes.views}>
            <ListViews views={views} filters={list.definition.filters} />
            {viewSwitch}
          </div>
          {!filtered && tools}
          {create && (
            <ScreenButton {...linkTo(create.to)} leftSection={<IconPlus size={16} />} data-shortcut="c">
              {create.label}
            </ScreenButton>
          )}
        </div>
        {filtered && <ListFilters list={list} sources={sources} choices={choices} tools={tools} />}
        {children}
      </div>
    </ToolsPlace>
  );
};
