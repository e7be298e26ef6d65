import { memo } from 'react';
import { Paper, Switch, Text, TextInput, Title } from '@mantine/core';
import { DimmedText } from '@/components/text/dimmed-text';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { Choice } from './choice';
import card from './day-card.module.css';
import type { EditedItem, EditedList, ListName, ListWay } from './edited-text';
import { itemsIn, type PlacedItem, placeItems } from './list-items';
import { listLabels } from './lists-edit';
import { fieldKey } from './segments';
import type { DayEdits } from './use-day-edits';
import classes from './vendor-text.module.css';

interface ListCardProps {
  name: ListName;
  list: EditedList;
  /** The formatted list of the package. */
  html: string;
  pointed: string | undefined;
  disabled: boolean;
  edits: DayEdits;
  onPoint: (field: string | undefined) => void;
}

const ways: { value: ListWay; label: string }[] = [
  { value: 'add', label: $localize`Add to the list` },
  { value: 'replace', label: $localize`Replace the list` },
];

const repeatTexts = { listed: $localize`Listed already`, above: $localize`Twice in the text` };

interface ItemProps extends Pick<ListCardProps, 'disabled' | 'pointed' | 'onPoint'> {
  placed: PlacedItem;
  label: string;
  onChange: (change: Partial<EditedItem>, step: boolean) => void;
}

const Item = ({
  placed: { item, repeats, taken },
  label,
  pointed,
  disabled,
  onChange,
  onPoint,
}: ItemProps) => {
  const own = fieldKey(item.key);
  return (
    <li className={card.item}>
      <Switch
        size="xs"
        aria-label={$localize`Take “${item.text}:text:”`}
        checked={taken}
        disabled={disabled || item.text.trim() === ''}
        onChange={({ currentTarget }) => onChange({ taken: currentTarget.checked }, true)}
      />
      <TextInput
        size="xs"
        dir="auto"
        className={card.text}
        aria-label={label}
        value={item.text}
        disabled={disabled}
        data-field={own}
        data-pointed={pointed === own || undefined}
        onFocus={() => onPoint(own)}
        onMouseEnter={() => onPoint(own)}
        onMouseLeave={() => onPoint(undefined)}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value }, false)}
      />
      {repeats && (
        <Text size="xs" c="dimmed" className={card.repeats}>
          {repeatTexts[repeats]}
        </Text>
      )}
    </li>
  );
};

/** The inclusions or exclusions that were read, against those of the package. */
export const ListCard = memo(({ name, list, html, pointed, disabled, edits, onPoint }: ListCardProps) => {
  const label = listLabels[name];
  const existing = itemsIn(html);
  const placed = placeItems(list, html);
  return (
    <Paper withBorder className={card.list} role="group" aria-label={label}>
      <div className={card.head}>
        <Title order={2} size="h5">
          {label}
        </Title>
        <DimmedText>{$localize`${formatCount(placed.filter(({ taken }) => taken).length)}:placed: of ${formatCount(placed.length)}:placed2:`}</DimmedText>
        {existing.length > 0 && (
          <span className={card.end}>
            <Choice
              label={$localize`${label}:label:: add or replace`}
              options={ways}
              value={list.way}
              disabled={disabled}
              onChange={(way) => edits.list(name, { ...list, way }, true)}
            />
          </span>
        )}
      </div>
      {existing.length > 0 && (
        <details className={classes.existing}>
          <summary>
            {list.way === 'add'
              ? $localize`The ${plural(existing.length, { one: $localize`# item`, other: $localize`# items` })}:items: of the package stay`
              : $localize`The ${plural(existing.length, { one: $localize`# item`, other: $localize`# items` })}:items: of the package are replaced`}
          </summary>
          <ul>
            {existing.map((text, index) => (
              <li key={index}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      <ul className={card.items}>
        {placed.map((one, index) => (
          <Item
            key={one.item.key}
            placed={one}
            label={$localize`${label}:label:, item ${formatCount(index + 1)}:index:`}
            pointed={pointed}
            disabled={disabled}
            onPoint={onPoint}
            onChange={(change, step) =>
              edits.list(
                name,
                {
                  ...list,
                  items: list.items.map((item) =>
                    item.key === one.item.key ? { ...item, ...change } : item,
                  ),
                },
                step,
              )
            }
          />
        ))}
      </ul>
    </Paper>
  );
});
ListCard.displayName = 'ListCard';
