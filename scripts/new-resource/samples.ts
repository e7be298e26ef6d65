import { stringify } from 'yaml';
import type { Field } from './fields.ts';
import type { Names } from './names.ts';

const places = [
  ...['Annapurna', 'Langtang', 'मनास्लु', 'Mustang', 'Khumbu', 'Dolpo', 'Rara'],
  ...['Kanchenjunga', 'पोखरा', 'Chitwan', 'Bandipur', 'Ilam', 'Lumbini', 'Bardiya'],
];

const words = [['English'], ['English', 'नेपाली'], ['नेपाली', 'Hindi', 'English']];

/** As in a response, in the offline backend's storage, or in a form's body. */
type Form = 'shown' | 'stored' | 'sent';

/** The sample value of a field in the record with this index, counted from 0. */
const sampleOf = ({ noun, kebab }: Names, field: Field, index: number, form: Form): unknown => {
  const place = places[index];
  switch (field.kind) {
    case 'name':
      return `${place} ${noun.one}`;
    case 'text':
      return `${field.label} ${index + 1}`;
    case 'longtext':
      return `${field.label} of the ${noun.one} in ${place}.`;
    case 'number':
      return (index % 9) + 1;
    case 'boolean':
      return index % 2 === 0;
    case 'status':
      return index % 5 !== 4;
    case 'choice':
      return field.values[index % field.values.length];
    case 'words':
      return words[index % words.length];
    case 'image':
      if (form === 'sent') return `${kebab.one}.jpg`;
      return form === 'stored' ? 'seed:image' : `/files/${5001 + index}.jpg`;
    case 'reference':
      return form === 'shown' ? { id: 1, name: 'Everest' } : (index % 3) + 1;
  }
};

/** A value as single-line YAML. */
export const flow = (value: object): string =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true })
    .replace(/\[ (.*?) \]/g, '[$1]')
    .trim();

/** A sample record, or a body for it, with or without its id. */
export const recordOf = (names: Names, fields: readonly Field[], index: number, form: Form) => ({
  ...(form === 'shown' && { id: index + 1 }),
  ...Object.fromEntries(
    fields.map((field) => {
      const isRead = form === 'shown' || (form === 'stored' && field.kind !== 'reference');
      return [isRead ? field.read : field.name, sampleOf(names, field, index, form)];
    }),
  ),
});

/** The initial rows of a new resource: more than one page of its list. */
export const seedOf = (names: Names, fields: readonly Field[]) =>
  places.map((_, index) => `- ${flow(recordOf(names, fields, index, 'stored'))}\n`).join('');
