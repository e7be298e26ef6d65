import { Checkbox, Stack } from '@mantine/core';
import { formatCount } from '@/lib/formats/formats';
import { type CopyPart, itemsToCopy, type PartFields, standing } from './copy-part';

const leftOutInWords = ({ items, held }: CopyPart) => {
  const there = standing(items, held).size;
  const reasons = Map.groupBy(items, ({ left }) => left);
  return [
    there > 0 && $localize`${formatCount(there)}:there: there already`,
    ...[...reasons].map(([left, some]) => left !== undefined && `${formatCount(some.length)} ${left}`),
  ].filter(Boolean);
};

/** How many of a kind are copied, and why the others are not. */
const summaryOf = (part: CopyPart): string | undefined => {
  if (part.unread) return undefined;
  if (part.items.length === 0) return $localize`None.`;
  const left = leftOutInWords(part);
  const count = $localize`${formatCount(itemsToCopy(part).length)}:itemsToCopy: to copy.`;
  return [count, left.length > 0 && $localize`Left out: ${left.join(', ')}:left:.`, part.note]
    .filter(Boolean)
    .join(' ');
};

interface PartTicksProps {
  parts: readonly CopyPart[];
  isOn: (part: CopyPart) => boolean;
  fields?: PartFields;
  onChoose: (id: string, on: boolean) => void;
}

/** Which parts are copied: a tick for each kind, with what becomes of it. */
export const PartTicks = ({ parts, isOn, fields = {}, onChoose }: PartTicksProps) =>
  parts.map((part) => {
    const { id, title } = part;
    const isEmpty = part.items.length === 0 && !part.unread;
    return (
      <Stack key={id} gap="xs">
        <Checkbox
          label={title}
          description={summaryOf(part)}
          checked={isOn(part) && !isEmpty}
          disabled={isEmpty}
          onChange={({ currentTarget }) => onChoose(id, currentTarget.checked)}
        />
        {isOn(part) && fields[id]}
      </Stack>
    );
  });
