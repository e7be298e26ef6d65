import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, Group, Input, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from '@/components/fields/fields.module.css';
import { type Bound, useRegistered } from '@/components/fields/use-field';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { SortableList } from '@/components/sortable/sortable-list';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { DimmedText } from '@/components/text/dimmed-text';
import { formatCount } from '@/lib/formats/formats';
import { capitalized } from '@/lib/text/capitalized';
import { moved } from '@/lib/values/moved';
import { followRows } from '@/lib/values/row-errors';
import { SortableCard } from './sortable-card';

/** A removed row and its index. */
interface Removed<Row> {
  row: Row;
  index: number;
}

/** The rows of a form field: each keeps its key and its messages when moved. */
const useRows = <Values extends object, Row extends object>({ form, name }: Bound<Values>) => {
  const { fields } = form;
  const rowsNow = () => (fields.getValues()[name as keyof Values] ?? []) as readonly Row[];
  const [keys, setKeys] = useState(() => rowsNow().map((_row, index) => index));
  const lastKey = useRef(keys.length);
  const [removed, setRemoved] = useState<Removed<Row>>();

  /** Reorders the rows: `places` has the old index of each row, or a new row. */
  const arrange = (places: readonly (number | Row)[]) => {
    const before = rowsNow();
    const rows = places.map((place) => (typeof place === 'number' ? before[place] : place));
    fields.setFieldValue(name, rows as never, { forceUpdate: false });
    fields.setErrors((errors) => followRows(errors, name, (index) => places.indexOf(index)));
    setKeys(
      places.map((place) => {
        if (typeof place === 'number') return keys[place] ?? place;
        lastKey.current += 1;
        return lastKey.current;
      }),
    );
    setRemoved(undefined);
  };
  const places = keys.map((_key, index) => index);

  return {
    keys,
    removed,
    add: (row: Row) => arrange([...places, row]),
    move: (from: number, to: number) => arrange(moved(places, from, to)),
    remove: (index: number) => {
      const row = rowsNow()[index];
      arrange(places.filter((place) => place !== index));
      if (row) setRemoved({ row, index });
    },
    /** Restores the last removed row. */
    restore: () => {
      if (!removed) return;
      arrange([...places.slice(0, removed.index), removed.row, ...places.slice(removed.index)]);
    },
  };
};

type RowOf<Values, Name extends keyof Values> = Values[Name] extends readonly (infer Row extends object)[]
  ? Row
  : never;

interface RowsFieldProps<Values extends object, Name extends keyof Values & string> extends Bound<Values> {
  name: Name;
  label: string;
  description?: string;
  /** The singular noun in lower case: "day". */
  noun: string;
  /** The values of a new row. */
  empty: () => RowOf<Values, Name>;
  /** The most rows allowed. */
  max?: number;
  /** Renders a row read-only, to compare two versions of the record. */
  show: (row: RowOf<Values, Name>) => ReactNode;
  /** The fields of the row at a path, such as `${path}.title`. */
  children: (path: `${Name}.${number}`, index: number) => ReactNode;
}

const Rows = <Values extends object, Name extends keyof Values & string>(
  props: RowsFieldProps<Values, Name>,
) => {
  const { form, name, label, noun, max = Infinity, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useAnnouncer();
  const rows = useRows<Values, RowOf<Values, Name>>({ form, name });
  const { length: count } = rows.keys;
  const error = form.fields.errors[name];
  const nameOf = (index: number) => `${noun} ${formatCount(index + 1)}`;

  const isNew = useRef(false);
  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    list.current?.querySelector<HTMLElement>('li:last-child [data-path]')?.focus();
  }, [rows.keys]);

  const step = (from: number, to: number) => {
    if (to < 0 || to >= count) return;
    rows.move(from, to);
    announce(
      $localize`${capitalized(nameOf(from))}:from: is now at place ${formatCount(to + 1)}:to: of ${formatCount(count)}:count:.`,
    );
  };

  return (
    <div role="group" aria-labelledby={id} className={classes.rows} ref={focusAfterRemoval}>
      <Input.Label labelElement="div" id={id}>
        {label}
      </Input.Label>
      {props.description && <Input.Description mb={6}>{props.description}</Input.Description>}
      <div ref={list}>
        <SortableList
          keys={rows.keys.map(String)}
          nameOf={(index) => capitalized(nameOf(index))}
          onMove={rows.move}
          onStep={step}
        >
          {rows.keys.map((key, index) => (
            <SortableCard
              key={key}
              id={String(key)}
              name={nameOf(index)}
              index={index}
              count={count}
              head={
                <Text size="sm" fw={600}>
                  {capitalized(nameOf(index))}
                </Text>
              }
              onMove={(by) => step(index, index + by)}
              onRemove={() => {
                rows.remove(index);
                announce($localize`${capitalized(nameOf(index))}:index: was removed.`);
              }}
            >
              <div key={index} className={classes.row}>
                {children(`${name}.${index}`, index)}
              </div>
            </SortableCard>
          ))}
        </SortableList>
      </div>
      <Group gap="xs">
        {count < max && (
          <Button
            size="compact-sm"
            variant="default"
            data-path={name}
            leftSection={<IconPlus size={14} />}
            onClick={() => {
              isNew.current = true;
              rows.add(props.empty());
            }}
          >
            {$localize`Add ${noun}:noun:`}
          </Button>
        )}
        {rows.removed && (
          <DimmedText>
            {$localize`${capitalized(nameOf(rows.removed.index))}:index: was removed. `}
            <Button size="compact-sm" variant="subtle" onClick={rows.restore}>
              {$localize`Undo`}
            </Button>
          </DimmedText>
        )}
      </Group>
      {error && (
        <Input.Error role="alert" mt={6}>
          {error}
        </Input.Error>
      )}
      {announcement}
    </div>
  );
};

/** Rows of fields that can be added, removed and moved, with their input and error messages. */
export const RowsField = <Values extends object, Name extends keyof Values & string>(
  props: RowsFieldProps<Values, Name>,
) => {
  const { form, name, aliases, label, show } = props;
  const showRows = (rows: readonly RowOf<Values, Name>[]) =>
    rows.map((row, index) => <div key={index}>{show(row)}</div>);
  const hint = useRegistered({ form, name, aliases, label, show: showRows });
  return <Rows key={form.fields.key(name)} {...props} {...hint} />;
};
