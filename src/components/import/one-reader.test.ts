import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { creatable } from '@/api/writes/resource';
import type { EditableField } from '@/components/edit-many/editable-field';
import { importing } from '@/components/edit-many/importing';
import { layBlock } from '@/components/sheet/paste';
import { durationProblem } from '@/lib/dates/days-in';
import { numberFieldValue, type NumberForm, type NumberReading, readNumber } from '@/lib/numbers/read-number';
import { readDegrees } from '@/lib/places/coordinates';
import { phoneProblem } from '@/lib/text/phone';

/** A field alone as an import reads it. */
const imported = (field: EditableField, text: string) => {
  const door = importing({
    resource: creatable({
      create: () => Promise.resolve(),
      fields: { [field.name]: { kind: 'text' } },
      toValues: () => ({ [field.name]: '' }),
      toBody: (body) => body,
    }),
    schema: z.object({}),
    fields: [field],
  });
  const { values, problems, advice } = door?.read({ [field.name]: text }) ?? {};
  return { value: values?.[field.name], problem: problems?.[field.name], advice: advice?.[field.name] };
};

/** The same as a sheet reads it when it is pasted. */
const pasted = (field: EditableField, text: string) => {
  const [cell] = layBlock([[text]], [{ id: 1, name: 'Rara', cells: {} }], [field]).cells;
  return cell && 'value' in cell ? cell.value : undefined;
};

const numbers: [string, EditableField, (text: string) => NumberReading, readonly string[]][] = [
  ...(
    [
      [
        { unit: 'NPR' },
        ['१,२५,०००', 'NPR 1200.50', 'Rs. 1,200/-', 'रु ५००', '1.234,50', '12.345', '1200 USD', 'x'],
      ],
      [{ unit: '%' }, ['10%', '१२.५ %', '12,5 per cent', 'प्रतिशत', '0.125%', '-5%']],
      [{ decimals: 0 }, ['12', '१२', '2.5', '1,000', '12.0', '12 beds']],
      [{}, ['4.5', '४,५', '5364', '1e3', '5,364 m']],
    ] as const
  ).map(([form, texts]): (typeof numbers)[number] => [
    JSON.stringify(form),
    { name: 'field', label: 'Field', kind: 'number', ...form },
    (text) => readNumber(text, form satisfies NumberForm),
    texts,
  ]),
  ...(['latitude', 'longitude'] as const).map((axis): (typeof numbers)[number] => [
    axis,
    { name: 'field', label: 'Field', kind: 'number', axis },
    (text) => readDegrees(text, axis),
    ['27.8069', '२७.८०६९', '27.8069° N', '86.71 E', 'N 27° 48\' 25"', '27,8069', '95', 'north'],
  ]),
];

describe.each(numbers)('a number of %s', (_form, field, read, texts) => {
  it.each(texts)('written as %j is read as the form reads it, imported or pasted', (text) => {
    const reading = read(text);
    const value = numberFieldValue(reading, text);
    const problem = reading.kind === 'refused' ? reading.reason : undefined;
    expect(imported(field, text)).toMatchObject({ value, ...(problem !== undefined && { problem }) });
    expect(imported(field, ` \u00a0${text}\u200b`).value).toBe(value);
    expect(pasted(field, text)).toBe(value);
  });
});

it.each([
  ['phone_1', '+977-1-4412345', phoneProblem],
  ['phone_1', '९८४१२३४५६७', phoneProblem],
  ['phone_1', '12', phoneProblem],
  ['duration', '14 days', durationProblem],
  ['duration', 'long', durationProblem],
])('%s keeps %j, with the advice of the form', (name, text, advise) => {
  const field: EditableField = { name, label: 'Field', kind: 'text', advise };
  expect(imported(field, text)).toEqual({ value: text, problem: undefined, advice: advise(text) });
  expect(pasted(field, text)).toBe(text);
});

it('a date in a text is said, since spreadsheets make one of 10-12', () => {
  const field: EditableField = { name: 'title', label: 'Title', kind: 'text' };
  expect(imported(field, '2027-12-10')).toMatchObject({
    value: '2027-12-10',
    advice: expect.stringMatching(/This is a date/) as string,
  });
  expect(imported(field, 'Day 10-12').advice).toBeUndefined();
});
