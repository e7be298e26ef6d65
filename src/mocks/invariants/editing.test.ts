import { describe, expect, it, vi } from 'vitest';
import { savedId } from '@/api/tolerant/saved-id';
import { isOmitted, isUnreadable } from '@/api/tolerant/unreadable';
import type { CellValue, EditableField } from '@/components/edit-many/editable-field';
import { editing } from '@/components/edit-many/editing';
import { DIALECT_NAMES } from '@/mocks/dialects/names';
import { sources } from '@/resources/sources';
import { RESOURCES } from './resources';
import { connect } from './wire';

vi.mock('@/api/http', () => ({
  request: async (call: object) => (await import('./wire')).request(call),
}));

/** The resources with a list: each short field of the contract can be a cell of its sheet. Users have none. */
const EDITABLE = await Promise.all(
  RESOURCES.flatMap(([name, resource]) =>
    resource.schema && name !== 'userResource' && !name.endsWith('Of')
      ? [
          resource
            .schema()
            .then((schema) => [name, editing({ resource, schema, sources }), resource] as const),
        ]
      : [],
  ),
);

it('finds how the rows of lists are changed', () => {
  expect(EDITABLE.length).toBeGreaterThanOrEqual(14);
});

/** Another valid value of the field; undefined if that is another record. */
const another = (field: EditableField, value: CellValue): CellValue | undefined => {
  switch (field.kind) {
    case 'text':
      return `${String(value ?? '')} changed`.trim();
    case 'number':
      return Number(value ?? 0) + 1;
    case 'switch':
      return value !== true;
    case 'choice':
      return field.options.find((option) => option.value !== value)?.value;
    case 'record':
      return undefined;
  }
};

/** A value as somebody writes it into a spreadsheet. */
const written = (field: EditableField, value: CellValue | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'No';
  if (field.kind === 'choice') return field.options.find((option) => option.value === value)?.label ?? '';
  return String(value ?? '');
};

/** Another record may have the same of these. */
const unique: Readonly<Record<string, string>> = { name: 'Second', title: 'Second', slug: 'second' };

const wire = connect();

it('finds how the rows of lists are changed', () => {
  expect(EDITABLE.length).toBeGreaterThanOrEqual(10);
});

describe.each(EDITABLE)('%s', (_name, editing, resource) => {
  const stored = () => wire.plainly(async () => resource.toValues(await resource.read(1)));

  it.each(DIALECT_NAMES)(
    'in %s, changes each cell and nothing beside it, and changes it back',
    async (dialect) => {
      await wire.speak(dialect);
      const start = await stored();
      for (const field of editing.fields) {
        const record = await resource.read(1);
        // A value missing in the response cannot be restored.
        if (isOmitted(record, field.name) || isUnreadable(record, field.name)) continue;
        const before = editing.cellsOf(record)[field.name] ?? null;
        const after = another(field, before);
        // The text of an image is shown with it, too.
        if (after === undefined || field.name === 'alt_image') continue;
        if (Object.keys(editing.problemsIn({ [field.name]: after })).length > 0) continue;
        const there = { before: { [field.name]: before }, after: { [field.name]: after } };
        const back = { before: there.after, after: there.before };
        await editing.save(1, there);
        expect(await stored(), field.name).toEqual({ ...start, [field.name]: after });
        await editing.save(1, back);
        expect(await stored(), field.name).toEqual(start);
      }
    },
  );

  it('creates a record like a stored one from the texts of a spreadsheet', async () => {
    const { importing } = editing;
    const start = (await stored()) as Readonly<Record<string, CellValue>>;
    const texts = (importing?.fields ?? []).map(
      (field) => [field.name, unique[field.name] ?? written(field, start[field.name])] as const,
    );
    const row = importing?.read(Object.fromEntries(texts));
    expect(row?.problems).toEqual({});
    const references = importing?.fields.filter(({ kind }) => kind === 'record') ?? [];
    const ids = Object.fromEntries(references.map(({ name }) => [name, start[name] ?? null]));
    const id = savedId(await importing?.create({ ...row?.values, ...ids })) ?? 0;
    const created = await wire.plainly(async () => resource.toValues(await resource.read(id)));
    expect(created).toMatchObject(
      Object.fromEntries(texts.map(([name]) => [name, unique[name] ?? start[name]])),
    );
    await importing?.remove?.(id);
  });
});
