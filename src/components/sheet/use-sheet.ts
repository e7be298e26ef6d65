import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { reasonOf } from '@/api/errors/api-error';
import type { Cells, EditableField } from '@/components/edit-many/editable-field';
import { useDraft } from '@/components/form-page/use-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { isFocusLost } from '@/components/keys/focus-lost';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { namedId } from '@/components/pickers/named-id';
import { plural } from '@/lib/text/plural';
import { isRecord } from '@/lib/values/is-record';
import { layBlock, type PastedCell } from './paste';
import type { SheetEditing } from './sheet-row';
import { type EditedRow, type Edits, type RowEdits, type RowId, useEdits } from './use-edits';
import { useSheetSave } from './use-sheet-save';

/** What of a paste did not fit: the number of values, and why, by row. */
interface Left {
  count: number;
  reasons: ReadonlyMap<RowId, string>;
}

const nothing: Left = { count: 0, reasons: new Map() };

const leftOf = (refused: readonly PastedCell[], beyond: number): Left => {
  const reasons = new Map<RowId, string>();
  for (const cell of refused) {
    const text = `${cell.field.label}: ${'problem' in cell ? cell.problem : ''}`;
    reasons.set(cell.row.id, [reasons.get(cell.row.id), text].filter(Boolean).join(' '));
  }
  return { count: refused.length + beyond, reasons };
};

/** Pastes blocks into a sheet; names of records are looked up, and what does not fit is said beside its row. */
const usePaste = (set: ReturnType<typeof useEdits>['set']) => {
  const client = useQueryClient();
  const [left, setLeft] = useState(nothing);

  /** The cell with the id of the record that it names, or with the reason why there is none. */
  const lookUp = async (cell: PastedCell): Promise<PastedCell> => {
    const { row, field } = cell;
    if (!('name' in cell) || field.kind !== 'record') return cell;
    try {
      return { row, field, value: await namedId(client, field.source, cell.name) };
    } catch (error) {
      return { row, field, problem: reasonOf(error) };
    }
  };

  const paste = async (
    block: readonly (readonly string[])[],
    rows: readonly EditedRow[],
    fields: readonly EditableField[],
  ) => {
    const { cells, beyond } = layBlock(block, rows, fields);
    const refused: PastedCell[] = cells.filter((cell) => 'problem' in cell);
    for (const cell of cells) if ('value' in cell) set(cell.row, cell.field.name, cell.value);
    setLeft(leftOf(refused, beyond));
    for (const cell of cells.filter((one) => 'name' in one)) {
      // One after the other: equal names are answered from the cache.
      const found = await lookUp(cell);
      if ('value' in found) set(found.row, found.field.name, found.value);
      else refused.push(found);
    }
    setLeft(leftOf(refused, beyond));
  };

  return { left, paste, forget: () => setLeft(nothing) };
};

const isEdit = (value: unknown): value is RowEdits =>
  isRecord(value) && typeof value.name === 'string' && isRecord(value.before) && isRecord(value.after);

const editsIn = (values: object): Edits =>
  new Map(
    Object.entries(values).flatMap(([id, edit]): [RowId, RowEdits][] =>
      isEdit(edit) ? [[/^\d+$/.test(id) ? Number(id) : id, edit]] : [],
    ),
  );

/**
 * Stores the unsaved cells of a sheet for the tab, and offers those of an earlier visit. `shownBy` is the search parameter
 * that shows the sheet, with its value.
 */
const useSheetDraft = (
  { title, shownBy: [name, value] }: { title: string; shownBy: readonly [name: string, value: string] },
  edits: Edits,
  replace: (edits: Edits) => void,
) => {
  const router = useRouter();
  const [key] = useState(() => `${router.state.location.pathname}?${name}=${value}`);
  const { offer, discard, keep } = useDraft(
    key,
    { label: $localize`Sheet of ${title}:title:` },
    ({ values }) => replace(editsIn(values)),
  );
  useEffect(() => keep(() => ({ values: Object.fromEntries(edits) })), [edits, keep]);

  return {
    key,
    offer,
    /** Discards all edits. */
    discard: () => {
      discard($localize`The changes in the sheet were discarded.`, Object.fromEntries(edits));
      replace(new Map());
    },
  };
};

interface SheetOptions {
  /** What its rows are: "packages". */
  nouns: string;
  /** The search parameter that shows the sheet, with its value. */
  shownBy: readonly [name: string, value: string];
  editing: SheetEditing;
  /** Called with the new values of saved rows. */
  onSaved?: (saved: ReadonlyMap<RowId, Cells>) => void;
  /** What has the focus after a save, given the sheet's element and the last saved row; by default, the same cell. */
  nextAfter?: (frame: HTMLElement, id: RowId) => HTMLElement | null | undefined;
}

const attentionText = (names: readonly string[]) => {
  const list = names.slice(0, 3).join(', ');
  return plural(names.length, {
    one: $localize`# row needs attention: ${list}:list:`,
    other: $localize`# rows need attention: ${list}:list:`,
  });
};

/** The state of a sheet: its edits, the draft of them, what a paste left out, and the run that saves. */
export const useSheet = ({ nouns, shownBy, editing, onSaved, nextAfter }: SheetOptions) => {
  const { edits, set, drop, replace } = useEdits();
  const draft = useSheetDraft({ title: nouns, shownBy }, edits, replace);
  const pasting = usePaste(set);
  const frame = useRef<HTMLDivElement>(null);
  const lastSaved = useRef<RowId>(undefined);
  const [problem, setProblem] = useState<string>();
  const saving = useSheetSave({
    editing,
    edits,
    onSaved: (ids) => {
      lastSaved.current = ids.at(-1);
      onSaved?.(new Map(ids.map((id) => [id, edits.get(id)?.after ?? {}])));
      drop(ids);
    },
  });
  const cell = useRef<HTMLElement>(null);
  const { running } = saving.run;
  const focusNext = useEffectEvent(() => {
    const id = lastSaved.current;
    lastSaved.current = undefined;
    const next = id !== undefined && frame.current ? nextAfter?.(frame.current, id) : undefined;
    (next ?? cell.current)?.focus();
  });
  useEffect(() => {
    // What had it was disabled or removed meanwhile.
    if (!running && isFocusLost()) focusNext();
  }, [running]);
  const guard = useLeaveGuard(draft.key, edits.size > 0, { origins: [shownBy[0]] });

  const save = () => {
    const refused = [...edits].filter(
      ([id, { after }]) => Object.keys(editing.problemsIn(after, id)).length > 0,
    );
    setProblem(refused.length === 0 ? undefined : attentionText(refused.map(([, { name }]) => name)));
    if (refused.length === 0) {
      cell.current = frame.current?.querySelector<HTMLElement>(':focus') ?? null;
      saving.save();
    } else frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  useSaveKeys(save);

  return {
    nouns,
    editing,
    edits,
    set,
    draft,
    pasting,
    frame,
    guard,
    run: saving.run,
    reasons: new Map([...pasting.left.reasons, ...saving.reasons]),
    problem,
    save,
    discard: () => {
      draft.discard();
      setProblem(undefined);
    },
  };
};

/** The state of a sheet, for the components that show it. */
export type SheetState = ReturnType<typeof useSheet>;
