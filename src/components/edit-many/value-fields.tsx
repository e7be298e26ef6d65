import { Select, TextInput } from '@mantine/core';
import { NumberInput } from '@/components/inputs/number-input';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { formatCount } from '@/lib/formats/formats';
import type { CellOperation } from './cell-change';
import type { CellValue, EditableField } from './editable-field';

/** The input so far; a missing value is undefined. */
export interface Given {
  operation: CellOperation | 'clear';
  value: CellValue | undefined;
  roundTo: number;
}

interface ValueFieldsProps {
  field: EditableField;
  given: Given;
  onChange: (given: Given) => void;
}

/** The value of an empty field. */
export const emptyOf = ({ kind }: EditableField): CellValue => (kind === 'record' ? null : '');

const set = { value: 'set', label: $localize`Set to` };
const clear = { value: 'clear', label: $localize`Clear` };
const relative = [
  { value: 'plus', label: $localize`Increase by` },
  { value: 'minus', label: $localize`Decrease by` },
  { value: 'plus-percent', label: $localize`Increase by %` },
  { value: 'minus-percent', label: $localize`Decrease by %` },
];

const operationsOf = ({ kind }: EditableField) => {
  if (kind === 'switch') return [set];
  return kind === 'number' ? [set, ...relative, clear] : [set, clear];
};

const steps = ['0', '10', '50', '100', '500', '1000'];
const roundings = steps.map((value) => ({
  value,
  label:
    value === '0' ? $localize`No rounding` : $localize`To the nearest ${formatCount(Number(value))}:step:`,
}));

const yesNo = [
  { value: 'yes', label: $localize`Yes` },
  { value: 'no', label: $localize`No` },
];

const ValueInput = ({ field, given, onChange }: ValueFieldsProps) => {
  const { value } = given;
  const give = (next: CellValue | undefined) => onChange({ ...given, value: next });
  const label = $localize`Value`;
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          label={label}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => give(currentTarget.value || undefined)}
        />
      );
    case 'number':
      return (
        <NumberInput
          label={label}
          value={typeof value === 'number' || typeof value === 'string' ? value : ''}
          onChange={(next) => give(next === '' ? undefined : next)}
          unit={given.operation.endsWith('percent') ? '%' : field.unit}
        />
      );
    case 'switch':
      return (
        <Select
          label={label}
          data={yesNo}
          value={value === undefined ? null : value === true ? 'yes' : 'no'}
          onChange={(next) => give(next === null ? undefined : next === 'yes')}
        />
      );
    case 'choice':
      return (
        <Select
          label={label}
          data={[...field.options]}
          value={typeof value === 'string' ? value : null}
          onChange={(next) => give(next ?? undefined)}
        />
      );
    case 'record':
      return (
        <AsyncPicker
          label={label}
          source={field.source}
          value={typeof value === 'number' ? value : null}
          onChange={(next) => give(next ?? undefined)}
        />
      );
  }
};

/** The operation on a field, and its operand. */
export const ValueFields = ({ field, given, onChange }: ValueFieldsProps) => {
  const isRelative = relative.some(({ value }) => value === given.operation);
  return (
    <>
      {field.kind !== 'switch' && (
        <Select
          label={$localize`Change`}
          data={operationsOf(field)}
          value={given.operation}
          allowDeselect={false}
          onChange={(next) => onChange({ ...given, operation: (next ?? 'set') as Given['operation'] })}
        />
      )}
      {given.operation !== 'clear' && <ValueInput field={field} given={given} onChange={onChange} />}
      {isRelative && (
        <Select
          label={$localize`Rounding`}
          data={roundings}
          value={String(given.roundTo)}
          allowDeselect={false}
          onChange={(next) => onChange({ ...given, roundTo: Number(next) })}
        />
      )}
    </>
  );
};
