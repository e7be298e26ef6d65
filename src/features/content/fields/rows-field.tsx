import { type ReactNode, useEffect, useId, useRef } from 'react';
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
import { SortableCard } from './sortable-card';
import { useRows } from './use-rows';

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
