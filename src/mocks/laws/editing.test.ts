import { describe, expect, it, vi } from 'vitest';
import { isUnread, isUnsaid } from '@/api/unread';
import type { CellValue, EditableField, Editing } from '@/components/edit-many/editing';
import { DIALECTS } from './records';
import { type AnyResource, RESOURCES } from './resources';
import { connect } from './wire';

vi.mock('@/api/http', () => ({
  request: async (call: object) => (await import('./wire')).request(call),
}));

type AnyEditing = Editing<{ id: number }>;

const modules = import.meta.glob<Record<string, AnyEditing>>('/src/features/**/*-editing.ts', {
  eager: true,
});
const values = import.meta.glob<object>('/src/features/**/*-values.ts', { eager: true });

/** The resource of the values beside an editing module. */
const resourceBeside = (path: string): AnyResource | undefined => {
  const exported = Object.values(values[path.replace('-editing', '-values')] ?? {});
  return RESOURCES.map(([, resource]) => resource).find((resource) => exported.includes(resource));
};

const EDITABLE = Object.entries(modules).flatMap(([path, module]) => {
  const resource = resourceBeside(path);
  const [editing] = Object.values(module).filter((value) => typeof value === 'object');
  return resource && editing ? [[path.replace(/^.*\//, ''), editing, resource] as const] : [];
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

const wire = connect();

it('finds how the rows of lists are changed', () => {
  expect(EDITABLE.length).toBeGreaterThanOrEqual(10);
});

describe.each(EDITABLE)('%s', (_path, editing, resource) => {
  const stored = () => wire.plainly(async () => resource.toValues(await resource.read(1)));

  it.each(DIALECTS)(
    'in %s, changes each cell and nothing beside it, and changes it back',
    async (dialect) => {
      await wire.speak(dialect);
      const start = await stored();
      for (const field of editing.fields) {
        const record = await resource.read(1);
        // A value missing in the response cannot be restored.
        if (isUnsaid(record, field.name) || isUnread(record, field.name)) continue;
        const before = editing.cellsOf(record)[field.name] ?? null;
        const after = another(field, before);
        if (after === undefined) continue;
        const there = { before: { [field.name]: before }, after: { [field.name]: after } };
        const back = { before: there.after, after: there.before };
        await editing.save(1, there);
        expect(await stored(), field.name).toEqual({ ...start, [field.name]: after });
        await editing.save(1, back);
        expect(await stored(), field.name).toEqual(start);
      }
    },
  );
});
