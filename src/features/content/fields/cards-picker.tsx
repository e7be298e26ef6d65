import { type ReactNode, useState } from 'react';
import { Text } from '@mantine/core';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import type { MultiPickerProps } from '@/components/pickers/async-multi-picker';
import { AsyncPicker } from '@/components/pickers/async-picker';
import type { PickerOption, PickerSource } from '@/components/pickers/picker-source';
import { usePickedOption } from '@/components/pickers/use-picked-option';
import { SortableList } from '@/components/sortable/sortable-list';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { formatCount } from '@/lib/formats/formats';
import { moved } from '@/lib/values/moved';
import { SortableCard } from './sortable-card';

interface CardProps {
  source: PickerSource;
  id: number;
  known: readonly PickerOption[];
  /** Renders the card, labelled with the record's name. */
  children: (name: string, head: ReactNode) => ReactNode;
}

const Named = ({ source, id, known, children }: CardProps) => {
  const { label = '', hint } = usePickedOption(source, id, known) ?? {};
  return children(
    label,
    <>
      <Text size="sm" dir="auto">
        {label}
      </Text>
      {hint && (
        <Text size="xs" c="dimmed" dir="auto">
          {hint}
        </Text>
      )}
    </>,
  );
};

/** Selects records and sorts them: each is a card below the input that adds one. */
export const CardsPicker = (props: MultiPickerProps & { source: PickerSource }) => {
  const { source, value, onChange, selected = [], disabled = false, ...field } = props;
  const [known, setKnown] = useState(selected);
  const [announcement, announce] = useAnnouncer();
  const ids = value ?? [];
  const move = (from: number, to: number) => onChange([...moved(ids, from, to)]);

  return (
    <div ref={focusAfterRemoval}>
      <AsyncPicker
        placeholder={$localize`Type to search and add`}
        {...field}
        disabled={disabled}
        source={source}
        value={null}
        onChange={(id, option) => {
          if (id === null || option === undefined) return;
          setKnown((before) => [...before, option]);
          announce(
            ids.includes(id)
              ? $localize`${option.label}:label: is there already.`
              : $localize`${option.label}:label: was added.`,
          );
          if (!ids.includes(id)) onChange([...ids, id]);
        }}
      />
      <div style={{ marginBlockStart: ids.length > 0 ? 6 : 0 }}>
        <SortableList
          label={field.label}
          keys={ids.map(String)}
          nameOf={(index) =>
            known.find(({ value: id }) => id === ids[index])?.label ??
            $localize`Record ${formatCount(index + 1)}:index:`
          }
          onMove={move}
        >
          {ids.map((id, index) => (
            <Named key={id} source={source} id={id} known={known}>
              {(name, head) => (
                <SortableCard
                  id={String(id)}
                  name={name}
                  index={index}
                  count={ids.length}
                  head={head}
                  disabled={disabled}
                  onMove={(by) => {
                    move(index, index + by);
                    announce(
                      $localize`${name}:name: is now at place ${formatCount(index + by + 1)}:index: of ${formatCount(ids.length)}:ids:.`,
                    );
                  }}
                  onRemove={() => {
                    onChange(ids.filter((other) => other !== id));
                    announce($localize`${name}:name: was removed.`);
                  }}
                />
              )}
            </Named>
          ))}
        </SortableList>
      </div>
      {announcement}
    </div>
  );
};
