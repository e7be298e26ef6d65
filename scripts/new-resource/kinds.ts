import type { Kind } from './fields.ts';

/** The code of a field; omitted parts are not written. `$name` and the like are placeholders. */
export interface Parts {
  /** In the contract: in the record, in the body, as a filter of the list. */
  record: string;
  body: string;
  filter?: string;
  /** In the form: the initial value, the sent value if different, and the field component. */
  value: string;
  sent?: string;
  input: string;
  /** In the list: the column, the bulk edit; and whether it can be sorted by. */
  column?: string;
  cell?: string;
  isSorted?: boolean;
}

const line: Parts = {
  record: '{ type: [string, "null"] }',
  body: '{ type: string, maxLength: 255 }',
  filter: '{ type: string, maxLength: 255 }',
  value: "$stored ?? ''",
  input: '<TextField $bound />',
  column: '{ $header }',
  cell: "{ name: '$name', label: '$label', kind: 'text' }",
  isSorted: true,
};

const yesOrNo: Parts = {
  record: '{ type: boolean }',
  body: '{ type: boolean }',
  value: '$stored ?? false',
  input: "<SwitchField $bound labels={['Yes', 'No']} />",
  column: "{ $header, value: ({ $read }) => ($read ? 'Yes' : 'No'), size: 100 }",
  cell: "{ name: '$name', label: '$label', kind: 'switch' }",
  isSorted: true,
};

const orNull = (schema: string) => `anyOf: [{ $ref: "#/components/schemas/${schema}" }, { type: "null" }]`;

/** The code of each field type. */
export const kinds: Readonly<Record<Kind, Parts>> = {
  name: {
    ...line,
    record: '{ type: string }',
    body: '{ type: string, minLength: 1, maxLength: 255 }',
    input: '<TextField $bound required />',
  },
  text: line,
  longtext: {
    record: line.record,
    body: '{ type: string, maxLength: 65535, description: Plain text. }',
    value: line.value,
    input: '<TextareaField $bound />',
    column: '{ $header, size: 300 }',
  },
  number: {
    record: '{ type: [integer, "null"] }',
    body: '{ type: [integer, "null"], minimum: 0 }',
    value: line.value,
    sent: '$name: typedNumber(values.$name)',
    input: '<CountField $bound />',
    column: "{ $header, align: 'end', size: 100 }",
    cell: "{ name: '$name', label: '$label', kind: 'number' }",
    isSorted: true,
  },
  boolean: yesOrNo,
  status: {
    ...yesOrNo,
    value: '$stored ?? true',
    input: '<SwitchField $bound />',
    column: '',
    cell: "{ name: '$name', label: 'Active', kind: 'switch' }",
  },
  choice: {
    record: `{ ${orNull('$type')} }`,
    body: `{ ${orNull('$type')} }`,
    filter: '{ $ref: "#/components/schemas/$type" }',
    value: line.value,
    sent: '$name: (values.$name || null) as $type | null',
    input: '<SelectField $bound data={enumOptions($type)} />',
    column: '{ $header, value: ({ $read }) => $read && enumLabel($read), size: 120 }',
    cell: "{ name: '$name', label: '$label', kind: 'choice', options: enumOptions($type) }",
    isSorted: true,
  },
  words: {
    record: '{ type: array, items: { type: string } }',
    body: '{ type: array, maxItems: 100, items: { type: string, minLength: 1, maxLength: 64 } }',
    value: '$stored ?? []',
    input: '<WordsField $bound />',
    column: "{ $header, value: ({ $read }) => $read?.join(', ') }",
  },
  image: {
    record: '{ type: [string, "null"], x-written-as: $name, x-image: true, description: The picture. }',
    body: '{ type: string, contentMediaType: image/*, format: binary, description: Read as `$read`. }',
    value: 'imageAt($stored)',
    sent: '...($name?.file && { $name: $name.file })',
    input: '<ImageField $bound withAlt={false} />',
    column: "imageColumnOf('$read', ({ $read }) => $read)",
  },
  reference: {
    record: `{ x-written-as: $name, ${orNull('Reference')} }`,
    body: '{ x-reference: $tag, type: [integer, "null"], minimum: 1, description: Read as `$read`. }',
    filter: '{ type: integer, minimum: 1 }',
    value: '$stored?.id ?? null',
    input: '<PickerField $bound source={$source} selected={record?.$read} />',
    column: 'referenceColumn({ $header, source: $source, to: ({ $read }) => $read })',
    cell: "{ name: '$name', label: '$label', kind: 'record', source: $source }",
  },
};
