import { useState } from 'react';
import { Group, Stack, Text } from '@mantine/core';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { plural } from '@/lib/text/plural';
import { type CopyPart, itemsToCopy, type PartFields } from './copy-part';
import { PartTicks } from './part-ticks';

interface CopyPlanProps {
  parts: readonly CopyPart[];
  fields: PartFields;
  onCopy: (parts: readonly CopyPart[]) => void;
  onCancel: () => void;
}

/** The choice of the parts to copy. */
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
        <PartTicks parts={parts} isOn={({ id }) => !off.has(id)} fields={fields} onChoose={choose} />
        <Group justify="space-between">
          <Text size="sm" c="dimmed" role="status">
            {count === 0 && !waits && $localize`Nothing to copy.`}
          </Text>
          <DialogButtons
            confirm={plural(count, { one: $localize`Copy # part`, other: $localize`Copy # parts` })}
            disabled={count === 0 || waits}
            onCancel={onCancel}
          />
        </Group>
      </Stack>
    </form>
  );
};
