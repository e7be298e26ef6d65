import type { Kind } from './fields.ts';

/** The code of a field; omitted parts are not written. `$name` and the like are placeholders. */
export interface Parts {
  /** In the contract: in the record, in the body, as a filter of the list. */
  record: string;
  body: string;
  filter?: string;
  /** In the form: the field component, and how its value is read and sent if that does not follow from the contract. */
  input: string;
  value?: string;
  sent?: string;
  /** In the list: the column, and whether it can be sorted by. */
  column?: string;
  isSorted?: boolean;
}

const line: Parts = {
  record: '{ type: [string, "null"] }',
  body: '{ type: string, maxLength: 255 }',
  filter: '{ type: string, maxLength: 255 }',
  input: '<TextField $bound />',
  column: "{ key: '$read' }",
  isSorted: true,
};

const yesOrNo: Parts = {
  record: '{ type: boolean }',
  body: '{ type: boolean }',
  input: "<SwitchField $bound labels={['Yes', 'No']} />",
  column: "{ key: '$read', value: ({ $read }) => ($read ? 'Yes' : 'No'), size: 100 }",
  isSorted: true,
};

const orNull = (schema: string) => `anyOf: [{ $ref: "#/components/schemas/${schema}" }, { type: "null" }]`;

/** The code of each field type. */
export const kinds: Readonly<Record<Kind, Parts>> = {
  name: {
    ...line,
    record: '{ type: string }',
    body: '{ type: string, minLength: 1, maxLength: 255 }',
  },
  text: line,
  longtext: {
    record: line.record,
    body: '{ type: string, format: multiline, maxLength: 65535 }',
    input: '<TextareaField $bound />',
    column: "{ key: '$read', size: 300 }",
  },
  number: {
    record: '{ type: [integer, "null"] }',
    body: '{ type: [integer, "null"], minimum: 0 }',
    input: '<CountField $bound />',
    column: "{ key: '$read', align: 'end', size: 100 }",
    isSorted: true,
  },
  boolean: yesOrNo,
  status: {
    ...yesOrNo,
    input: '<SwitchField $bound />',
    column: '',
  },
  choice: {
    record: `{ ${orNull('$type')} }`,
    body: `{ ${orNull('$type')} }`,
    filter: '{ $ref: "#/components/schemas/$type" }',
    input: '<SelectField $bound />',
    column: "{ key: '$read', value: ({ $read }) => $read && enumLabel($read), size: 120 }",
    isSorted: true,
  },
  words: {
    record: '{ type: array, items: { type: string } }',
    body: '{ type: array, maxItems: 100, items: { type: string, minLength: 1, maxLength: 64 } }',
    input: '<WordsField $bound />',
    column: "{ key: '$read', value: ({ $read }) => $read?.join(', ') }",
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
    input: '<PickerField $bound source={$source} selected={record?.$read} />',
    column: "referenceColumn({ key: '$read', source: $source })",
  },
};
