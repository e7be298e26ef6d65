import { type KeyboardEvent, useCallback, useEffect, useId, useMemo, useState } from 'react';
import { Loader, TextInput } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBookmark,
  IconCalendarEvent,
  IconHelp,
  IconSearch,
} from '@tabler/icons-react';
import { headings } from 'virtual:help-headings';
import { useToday } from '@/components/hooks/use-today';
import { useChunk } from '@/components/inputs/use-chunk';
import { useSavedViews, type ViewSearch } from '@/components/saved-views/saved-views';
import { dayInWords } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import { shortWeekdayOf } from '@/lib/dates/dates';
import { joinedByAnd } from '@/lib/formats/formats';
import { afterFrame } from '@/lib/loading/after-frame';
import { isComposing } from '@/lib/text/composing';
import { soughtText } from '@/lib/text/digits';
import { plural } from '@/lib/text/plural';
import type { Area } from '@/resources/area';
import { areas } from '@/resources/index';
import { takeTyped } from '@/shell/typed-ahead';
import { arranged } from './arranged';
import { readAction } from './asked-action';
import { readKind } from './asked-kind';
import { useCommands } from './commands';
import { listItems } from './list-items';
import classes from './palette.module.css';
import type { PaletteItem } from './palette-item';
import { PaletteList } from './palette-list';
import { actionLabels, useRecordActions } from './record-actions';
import {
  areaLabel,
  askedItems,
  inOrder,
  kinds,
  openedItem,
  recordItem,
  useOpenedRecords,
} from './record-items';
import { settingsItems } from './settings-items';
import { readDay } from './typed-day';
import { useCallerSearch } from './use-caller-search';
import { useNumberItems } from './use-number-items';
import { useRecordSearch } from './use-record-search';
import { useTravelItems } from './use-travel-items';
import { useUndoItems } from './use-undo-items';

const viewItem = (
  { path, label }: Area,
  { name, search }: { name: string; search: ViewSearch },
  group: string,
): PaletteItem => ({
  id: `${group}:${path}:${name}`,
  group,
  label: name,
  icon: IconBookmark,
  hints: [label],
  words: `${label} view दृश्य`,
  link: { to: path, search: search as never },
});

const givenItems = areas.flatMap((area) =>
  (area.views ?? []).map((view) => viewItem(area, view, $localize`Views`)),
);

/** The views of all lists: saved ones, and the predefined ones while typing. */
const useViewItems = (query: string): PaletteItem[] => {
  const saved = useSavedViews().flatMap((view) =>
    areas
      .filter(({ path }) => path === view.path)
      .map((area) => viewItem(area, view, $localize`Saved views`)),
  );
  return query.trim() === '' ? saved : [...saved, ...givenItems];
};

/** Items for a typed date, one per area with a screen for a date. */
const useDayItems = (query: string): PaletteItem[] => {
  const { calendar } = useDisplay();
  const date = readDay(query, useToday());
  if (date === undefined) return [];
  return areas.flatMap(({ path, label, day }) =>
    day
      ? [
          {
            id: `day:${path}`,
            group: $localize`Days`,
            label: `${shortWeekdayOf(date)} ${dayInWords(date, calendar)}`,
            icon: IconCalendarEvent,
            hints: [label],
            sure: true,
            link: day(date),
          },
        ]
      : [],
  );
};

const none = (): readonly string[] => [];

/** What a label is called in the other languages; nothing until their texts are loaded. */
const useOtherLabels = (): ((label: string) => readonly string[]) => {
  const chunk = useChunk(() => import('@/lib/text/other-labels'));
  return chunk.state === 'ready' ? chunk.module.otherLabels : none;
};

/** The items with what they are called in the other languages; records have names of their own. */
const withOtherNames = (
  items: readonly PaletteItem[],
  otherLabels: (label: string) => readonly string[],
): readonly PaletteItem[] =>
  items.map((item) => {
    if (item.record) return item;
    const parts = item.madeOf ?? item.label.split(': ');
    return { ...item, otherNames: [...new Set([item.label, ...parts])].flatMap(otherLabels) };
  });

/** Every heading of the help. */
const helpItems: readonly PaletteItem[] = headings.map(({ id, title, task }) => ({
  id: `help:${id}`,
  group: $localize`Help`,
  label: title,
  icon: IconHelp,
  // The anchors are in English, so that a translated heading is found by English words, too.
  words: `help how to मद्दत कसरी ${id.replaceAll('-', ' ')}`,
  ...(task !== undefined && { hints: [task] }),
  link: { to: '/help', hash: id },
}));

interface PaletteFootProps {
  count: number;
  /** The areas whose search failed. */
  failed: readonly string[];
  searching: boolean;
  /** What else is to be said of the search. */
  note: string | undefined;
}

const MOST_NAMED = 3;

const failureOf = (failed: readonly string[]): string =>
  failed.length > MOST_NAMED
    ? plural(failed.length, { other: $localize`# areas could not be searched.` })
    : $localize`${joinedByAnd(failed.map(areaLabel))}:failed: could not be searched.`;

/** What is here is known at once; only records have to be requested. */
const statusOf = ({ count, searching, note }: Omit<PaletteFootProps, 'failed'>): string => {
  const more = note ?? (searching ? $localize`Searching records…` : undefined);
  const results = plural(count, { one: $localize`# result`, other: $localize`# results` });
  if (count > 0) return more === undefined ? results : `${results}. ${more}`;
  return [searching ? $localize`No command matches.` : $localize`Nothing matches.`, more]
    .filter(Boolean)
    .join(' ');
};

/** The number of results, what is still being searched, and the areas whose search failed; of constant height. */
const PaletteFoot = ({ count, failed, searching, note }: PaletteFootProps) => (
  <div className={classes.foot}>
    <bdi role="status" className={classes.status}>
      {statusOf({ count, searching, note })}
    </bdi>
    {searching && <Loader size={14} aria-hidden />}
    {failed.length > 0 && (
      <span role="alert" className={classes.failed}>
        <IconAlertTriangle size={14} aria-hidden /> <bdi>{failureOf(failed)}</bdi>
      </span>
    )}
  </div>
);

/** The item that Enter chooses: the first one, until the arrow keys move it; late results do not. */
const useActiveItem = (items: readonly PaletteItem[], query: string, optionId: (id: string) => string) => {
  const [chosen, setChosen] = useState({ query, id: '' });
  const index = Math.max(0, chosen.query === query ? items.findIndex(({ id }) => id === chosen.id) : 0);
  const active = items[index];

  useEffect(() => {
    if (active) document.getElementById(optionId(active.id))?.scrollIntoView({ block: 'nearest' });
  }, [active, optionId]);

  const step = (by: 1 | -1) => {
    const next = items[(index + by + items.length) % items.length];
    if (next) setChosen({ query, id: next.id });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active) document.getElementById(optionId(active.id))?.click();
    else return;
    event.preventDefault();
  };

  return { active, onKeyDown };
};

/** What is offered only while typing. */
const typedItems: readonly PaletteItem[] = [...listItems, ...settingsItems, ...helpItems];

/** The palette's search field and results. */
export const PaletteBox = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const query = soughtText(typed);
  const ids = useId();
  const optionId = useCallback((id: string) => `${ids}${encodeURIComponent(id)}`, [ids]);
  const otherLabels = useOtherLabels();
  const asked = useMemo(() => readAction(query, actionLabels, otherLabels), [query, otherLabels]);
  const kind = useMemo(() => readKind(query, kinds, otherLabels), [query, otherLabels]);
  const callers = useCallerSearch(query);
  const { found, failed, searching } = useRecordSearch(callers.isNumber ? '' : query, asked, kind);
  const opened = useOpenedRecords();
  const items: PaletteItem[] = [
    ...useDayItems(query),
    ...useNumberItems(query),
    ...callers.items,
    ...useRecordActions(),
    ...opened.flatMap((record) => openedItem(record, found)),
    ...useUndoItems(query, opened.length > 0),
    ...useViewItems(query),
    ...useCommands(),
    ...inOrder(found).flatMap(recordItem),
    ...(asked ? inOrder([...opened, ...found]).flatMap((record) => askedItems(record, asked)) : []),
    ...useTravelItems(query),
    ...(query === '' ? [] : typedItems),
  ];
  const groups = arranged(withOtherNames(items, otherLabels), query, { name: asked?.name, kind });
  const shown = groups.flatMap((group) => group.items);
  const { active, onKeyDown } = useActiveItem(shown, query, optionId);

  return (
    <div className={classes.box}>
      <TextInput
        data-autofocus
        variant="unstyled"
        size="md"
        className={classes.field}
        role="combobox"
        aria-label={$localize`Command`}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${ids}list`}
        aria-activedescendant={active && optionId(active.id)}
        placeholder={$localize`Find a record, go to a page or do something…`}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
        spellCheck={false}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onFocus={({ currentTarget }) => {
          const { text, entered } = takeTyped();
          setTyped((before) => before + text);
          const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
          if (entered) afterFrame(() => currentTarget.dispatchEvent(enter));
        }}
        onKeyDown={onKeyDown}
      />
      <PaletteList id={`${ids}list`} groups={groups} active={active} optionId={optionId} onChoose={onClose} />
      <PaletteFoot
        count={shown.length}
        failed={failed}
        searching={searching || callers.searching}
        note={callers.note}
      />
    </div>
  );
};
