import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CellValue, EditableField } from '@/components/edit-many/editable-field';
import { notifySuccess } from '@/components/notices/notices';
import { useUndoNotice } from '@/components/notices/use-undo-notice';
import { Sheet } from '@/components/sheet/sheet';
import type { SheetEditing, ShownRow } from '@/components/sheet/sheet-row';
import type { RowId } from '@/components/sheet/use-edits';
import { useSheet } from '@/components/sheet/use-sheet';
import type { PageTexts, SearchField } from '@/domain/seo/search-editing';
import type { SearchFaults } from '@/features/dashboard/reading/search-faults';
import { noteSaved } from '@/lib/dates/saved-since';
import { plural } from '@/lib/text/plural';
import { PageTitle, SelectionContext } from './page-title';
import { faultsOf, MendingContext, ownLabels, SearchNote, twinsOf } from './search-note';
import {
  editingAt,
  type Editings,
  type Failure,
  problemsAt,
  storeTexts,
  usePageTexts,
} from './use-page-texts';

interface FillBarProps {
  /** The number of pages, and of those selected. */
  count: number;
  selected: number;
  disabled: boolean;
  onSelectAll: (chosen: boolean) => void;
  /** Fills in the page's own words where a selected page falls short in this field. */
  onFill: (field: SearchField) => void;
}

/** Selects pages, and mends all selected at once. */
const FillBar = ({ count, selected, disabled, onSelectAll, onFill }: FillBarProps) => (
  <Group gap="xs" role="group" aria-label={$localize`Selected pages`} mih={30}>
    <Checkbox
      size="xs"
      label={
        selected > 0
          ? plural(selected, { one: $localize`# page selected`, other: $localize`# pages selected` })
          : $localize`Select all`
      }
      checked={selected === count}
      indeterminate={selected > 0 && selected < count}
      onChange={({ currentTarget }) => onSelectAll(currentTarget.checked)}
    />
    {selected > 0 &&
      (['meta_page_title', 'meta_description'] as const).map((field) => (
        <Button key={field} size="xs" variant="default" disabled={disabled} onClick={() => onFill(field)}>
          {ownLabels[field]}
        </Button>
      ))}
  </Group>
);

interface UnreadPageProps {
  /** What was wrong with it when everything was read. */
  reasons: readonly string[];
  failure: Failure | undefined;
}

/** What is known of a page whose texts have not been read. */
const UnreadPage = ({ reasons, failure }: UnreadPageProps) => (
  <Stack gap={4} p={8}>
    {failure ? (
      <Group gap="xs" role="alert">
        <Text size="sm" c="danger">
          {failure.reason}
        </Text>
        <Button size="compact-xs" variant="default" onClick={failure.retry}>
          {$localize`Retry`}
        </Button>
      </Group>
    ) : (
      <Skeleton h={16} aria-hidden />
    )}
    {reasons.map((reason) => (
      <Text key={reason} size="xs" c="dimmed">
        {reason}
      </Text>
    ))}
  </Stack>
);

const inLines = (field: EditableField): EditableField =>
  field.kind === 'text' && field.name === 'meta_description' ? { ...field, holds: 'lines' } : field;

/** One editing for the pages of all areas. */
const useSearchEditing = (editings: Editings): SheetEditing => {
  const client = useQueryClient();
  return useMemo(() => {
    const [first] = Object.values(editings).filter((editing) => editing !== undefined);
    return {
      fields: (first?.fields ?? []).map(inLines),
      problemsIn: (after, path) => problemsAt(String(path), editings, after),
      save: async (path, change) => {
        const { editing, id } = editingAt(String(path), editings);
        const written = await editing.save(id, change);
        noteSaved(String(path));
        storeTexts(client, String(path), written.after);
        return written;
      },
    };
  }, [editings, client]);
};

type Fault = SearchFaults['faults'][number];

interface SearchSheetProps {
  faults: readonly Fault[];
  /** When they were found, in milliseconds since 1970. */
  at: number;
  editings: Editings;
}

interface PageRow extends ShownRow {
  id: string;
}

/** Rows by their texts: a row renders only when its own texts change. */
const read = new WeakMap<PageTexts, PageRow>();

const rowOf = (texts: PageTexts, { path, name }: Fault, at: number): PageRow => {
  const known = read.get(texts);
  if (known) return known;
  const title = <PageTitle path={path} name={name} at={at} />;
  const row = { id: path, name, title, cells: texts.cells };
  read.set(texts, row);
  return row;
};

const note = ({ id }: ShownRow, field: string, value: CellValue | undefined) => (
  <SearchNote path={String(id)} field={field as SearchField} text={String(value ?? '')} />
);

const nothingToFill = $localize`No selected page falls short there and has words of its own for it.`;

const filledText = (count: number) =>
  plural(count, { one: $localize`# text was filled in.`, other: $localize`# texts were filled in.` });

/** The first text after a row that falls short, or else the first of all. */
const nextShort = (frame: HTMLElement, id: RowId) => {
  const rows = [...frame.querySelectorAll<HTMLElement>('tr[data-id]')];
  const after = rows.findIndex((row) => row.dataset.id === String(id)) + 1;
  return [...rows.slice(after), ...rows.slice(0, after)]
    .map((row) =>
      row.querySelector('[data-short]')?.closest('td')?.querySelector<HTMLElement>('input, textarea'),
    )
    .find((input) => input);
};

/** The pages with poor texts for search engines as a sheet: titles and descriptions are edited in place. */
export const SearchSheet = ({ faults, at, editings }: SearchSheetProps) => {
  const paths = useMemo(() => faults.map(({ path }) => path), [faults]);
  const { texts, failures } = usePageTexts(paths, editings);
  const end = useRef<HTMLParagraphElement>(null);
  // Saving has an Undo of its own.
  const hidesFilled = useRef<(() => void)[]>([]);
  const sheet = useSheet({
    nouns: $localize`pages`,
    shownBy: ['show', 'search'],
    editing: useSearchEditing(editings),
    onSaved: () => hidesFilled.current.splice(0).forEach((hide) => hide()),
    nextAfter: (frame, id) => nextShort(frame, id) ?? end.current,
  });
  const { edits, set } = sheet;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const offerUndo = useUndoNotice();

  const rows = useMemo(
    () =>
      faults.map((fault): PageRow => {
        const { path, name } = fault;
        const found = texts.get(path);
        if (found) return rowOf(found, fault, at);
        const title = <PageTitle path={path} name={name} at={at} />;
        const instead = <UnreadPage reasons={fault.reasons} failure={failures.get(path)} />;
        return { id: path, name, title, cells: {}, instead };
      }),
    [faults, texts, failures, at],
  );

  const edited = useDeferredValue(edits);
  const twins = useMemo(() => {
    const textOf = ({ id, cells }: PageRow, field: SearchField) =>
      String(edited.get(id)?.after[field] ?? cells[field] ?? '');
    return twinsOf(
      rows.map((row) => ({
        path: row.id,
        name: row.name,
        title: textOf(row, 'meta_page_title'),
        description: textOf(row, 'meta_description'),
      })),
    );
  }, [rows, edited]);

  const isMended =
    edits.size === 0 &&
    rows.every(({ id, name, cells, instead }) => {
      const isFine = (field: SearchField) =>
        faultsOf({ path: id, name }, field, String(cells[field] ?? ''), twins).length === 0;
      return instead === undefined && isFine('meta_page_title') && isFine('meta_description');
    });

  const fill = useCallback(
    (path: string, field: SearchField, text: string) => {
      const row = rows.find(({ id }) => id === path);
      if (row) set(row, field, text);
    },
    [rows, set],
  );

  const fillSelected = (field: SearchField) => {
    const filled = rows.flatMap((row) => {
      const own = texts.get(row.id)?.own[field];
      if (!own || !selected.has(row.id)) return [];
      const before = edits.get(row.id)?.after[field] ?? row.cells[field];
      const text = String(before ?? '');
      return text !== own && faultsOf({ path: row.id, name: row.name }, field, text, twins).length > 0
        ? [{ row, own, before }]
        : [];
    });
    filled.forEach(({ row, own }) => set(row, field, own));
    if (filled.length === 0) notifySuccess(nothingToFill);
    else
      hidesFilled.current.push(
        offerUndo(filledText(filled.length), () =>
          filled.forEach(({ row, before }) => set(row, field, before)),
        ),
      );
  };

  const select = useCallback(
    (path: string, chosen: boolean) =>
      setSelected(
        (before) => new Set(chosen ? [...before, path] : [...before].filter((one) => one !== path)),
      ),
    [],
  );

  const mending = useMemo(
    () => ({ texts, twins, onFill: fill, disabled: sheet.run.running }),
    [texts, twins, fill, sheet.run.running],
  );
  const selection = useMemo(() => ({ selected, onSelect: select }), [selected, select]);

  return (
    <Stack gap="xs" mt="xs">
      <FillBar
        count={faults.length}
        selected={selected.size}
        disabled={sheet.run.running}
        onSelectAll={(chosen) => setSelected(new Set(chosen ? paths : []))}
        onFill={fillSelected}
      />
      {isMended && (
        <Text ref={end} tabIndex={-1} size="sm" fw={500}>
          {$localize`No page here falls short any more.`}
        </Text>
      )}
      <MendingContext value={mending}>
        <SelectionContext value={selection}>
          <Sheet sheet={sheet} rows={rows} note={note} busy={texts.size + failures.size < faults.length} />
        </SelectionContext>
      </MendingContext>
    </Stack>
  );
};
