import { useState } from 'react';
import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { plural } from '@/lib/text/plural';
import { type CopyPart, itemsToCopy, type PartFields, standing } from './copy-part';

interface CopyPlanProps {
  parts: readonly CopyPart[];
  fields: PartFields;
  onCopy: (parts: readonly CopyPart[]) => void;
  onCancel: () => void;
}

const leftOutInWords = ({ items, held }: CopyPart) => {
  const there = standing(items, held).size;
  const reasons = Map.groupBy(items, ({ left }) => left);
  return [
    there > 0 && `${there} there already`,
    ...[...reasons].map(([left, some]) => left !== undefined && `${some.length} ${left}`),
  ].filter(Boolean);
};

/** How many of a kind are copied, and why the others are not. */
const summaryOf = (part: CopyPart): string | undefined => {
  if (part.unread) return undefined;
  if (part.items.length === 0) return 'None.';
  const left = leftOutInWords(part);
  const count = `${itemsToCopy(part).length} to copy.`;
  return [count, left.length > 0 && `Left out: ${left.join(', ')}.`, part.note].filter(Boolean).join(' ');
};

/** Which parts are copied: a tick for each kind, with what becomes of it. */
export const CopyPlan = ({ parts, fields, onCopy, onCancel }: CopyPlanProps) => {
  const [off, setOff] = useState<ReadonlySet<string>>(new Set());
  const chosen = parts.filter((part) => !off.has(part.id) && itemsToCopy(part).length > 0);
  const waits = parts.some(({ id, unread }) => unread && !off.has(id));
  const count = chosen.reduce((sum, part) => sum + itemsToCopy(part).length, 0);

  const choose = (id: string, on: boolean) => {
    const next = new Set(off);
    if (on) next.delete(id);
    else next.add(id);
    setOff(next);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (count > 0 && !waits) onCopy(chosen);
      }}
    >
      <Stack>
        {parts.map((part) => {
          const { id, title } = part;
          const isEmpty = part.items.length === 0 && !part.unread;
          return (
            <Stack key={id} gap="xs">
              <Checkbox
                label={title}
                description={summaryOf(part)}
                checked={!off.has(id) && !isEmpty}
                disabled={isEmpty}
                onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
              />
              {!off.has(id) && fields[id]}
            </Stack>
          );
        })}
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {count === 0 && !waits && 'Nothing to copy.'}
          </Text>
          <DialogButtons
            confirm={plural(count, { one: 'Copy # part', other: 'Copy # parts' })}
            disabled={count === 0 || waits}
            onCancel={onCancel}
          />
        </Group>
      </Stack>
    </form>
  );
};
