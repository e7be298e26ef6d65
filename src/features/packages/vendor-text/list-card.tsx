import { Paper, Switch, Text, TextInput, Title } from '@mantine/core';
import { Fold } from '@/components/screen/fold';
import { Segments } from '@/components/screen/segments';
import { DimmedText } from '@/components/text/dimmed-text';
import type { ListName, ListWay, ReadItem, ReadList } from '@/features/packages/itinerary/source';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { itemsIn, type PlacedItem, placeItems } from './list-items';
import { listLabels } from './lists-edit';
import classes from './vendor-text.module.css';

interface ListCardProps {
  name: ListName;
  list: ReadList;
  /** The formatted list of the package. */
  html: string;
  /** The key of an item that is pointed at. */
  pointed: string | undefined;
  disabled: boolean;
  onChange: (list: ReadList, step: 'step' | 'typing') => void;
}

const ways: { value: ListWay; label: string }[] = [
  { value: 'add', label: $localize`Add to the list` },
  { value: 'replace', label: $localize`Replace the list` },
];

const repeatTexts = { listed: $localize`Listed already`, above: $localize`Twice in the text` };

interface ItemProps extends Pick<ListCardProps, 'disabled' | 'pointed'> {
  placed: PlacedItem;
  label: string;
  onChange: (change: Partial<ReadItem>, step: 'step' | 'typing') => void;
}

const Item = ({ placed, label, pointed, disabled, onChange }: ItemProps) => {
  const { item, repeats, taken } = placed;
  return (
    <li className={classes.item} data-key={item.key} data-pointed={pointed === item.key || undefined}>
      <Switch
        size="xs"
        aria-label={$localize`Take “${item.text}:text:”`}
        checked={taken}
        disabled={disabled || item.text.trim() === ''}
        onChange={({ currentTarget }) => onChange({ taken: currentTarget.checked }, 'step')}
      />
      <TextInput
        size="xs"
        dir="auto"
        className={classes.text}
        aria-label={label}
        value={item.text}
        disabled={disabled}
        data-field="text"
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value }, 'typing')}
      />
      {repeats && (
        <Text size="xs" c="dimmed" className={classes.repeats}>
          {repeatTexts[repeats]}
        </Text>
      )}
    </li>
  );
};

/** The inclusions or exclusions that were read, against those of the package. */
export const ListCard = ({ name, list, html, pointed, disabled, onChange }: ListCardProps) => {
  const label = listLabels[name];
  const existing = itemsIn(html);
  const placed = placeItems(list, html);
  return (
    <Paper withBorder className={classes.box} role="group" aria-label={label}>
      <div className={classes.head}>
        <Title order={2} size="h5">
          {label}
        </Title>
        <DimmedText>{$localize`${formatCount(placed.filter(({ taken }) => taken).length)}:placed: of ${formatCount(placed.length)}:placed2:`}</DimmedText>
        {existing.length > 0 && (
          <span className={classes.end}>
            <Segments
              label={$localize`${label}:label:: add or replace`}
              choices={ways}
              value={list.way}
              disabled={disabled}
              onChange={(way) => onChange({ ...list, way }, 'step')}
            />
          </span>
        )}
      </div>
      {existing.length > 0 && (
        <Fold
          className={classes.existing}
          title={
            list.way === 'add'
              ? $localize`The ${plural(existing.length, { one: $localize`# item`, other: $localize`# items` })}:items: of the package stay`
              : $localize`The ${plural(existing.length, { one: $localize`# item`, other: $localize`# items` })}:items: of the package are replaced`
          }
        >
          <ul>
            {existing.map((text, index) => (
              <li key={index}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </Fold>
      )}
      <ul className={classes.items}>
        {placed.map((one, index) => (
          <Item
            key={one.item.key}
            placed={one}
            label={$localize`${label}:label:, item ${formatCount(index + 1)}:index:`}
            pointed={pointed}
            disabled={disabled}
            onChange={(change, step) => {
              const items = list.items.map((item) =>
                item.key === one.item.key ? { ...item, ...change } : item,
              );
              onChange({ ...list, items }, step);
            }}
          />
        ))}
      </ul>
    </Paper>
  );
};
