import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import { useRemoval } from '@/components/dialogs/removal';
import { useUndoText } from '@/components/dialogs/use-undo-text';
import { saveValues } from '@/components/edit-many/save-values';
import { LinkButton } from '@/components/links/link-button';
import { notifySuccess } from '@/components/notices/notices';
import { useUndoRun } from '@/components/run/undo-run';
import { isolatedNames } from '@/components/text/isolated-names';
import { ReadingState } from '@/domain/uses/reading-state';
import { isOwnAccount } from '@/domain/uses/use-replacing';
import { joinedByAnd } from '@/lib/formats/formats';
import { noteDeleted } from '@/lib/records/deleted-records';
import { plural } from '@/lib/text/plural';
import type { FoundUse } from '@/resources/read-uses';
import { type MergePlan, requireStanding } from './merge-steps';
import type { Merging } from './sources';
import { type TwinPath, twinsLink } from './twins-search';
import type { Merge } from './use-merge';
import { useTwinUses } from './use-twin-uses';

/** Why the twin cannot be deleted here, in a sentence; undefined if it can. */
const keptBy = (uses: readonly FoundUse[], twin: MergePlan['twin']): string | undefined => {
  const bookings = uses.find(({ use }) => use.tag === 'bookings');
  if (bookings?.count === undefined && bookings)
    return $localize`Whether bookings belong to “${twin.name}:name:” is not known, and bookings cannot be moved.`;
  if (bookings?.count)
    return plural(bookings.count, {
      one: $localize`# booking belongs to “${twin.name}:name:”, and bookings cannot be moved.`,
      other: $localize`# bookings belong to “${twin.name}:name:”, and bookings cannot be moved.`,
    });
  const used = uses.filter(({ count }) => count !== 0).map(({ nouns }) => nouns.other);
  return used.length > 0
    ? $localize`${joinedByAnd(used)}:used: may still use “${twin.name}:name:”.`
    : undefined;
};

interface EndingProps {
  kind: TwinPath;
  merging: Merging;
  plan: MergePlan;
  merge: Merge;
  isActive: boolean;
  /** What the twin has besides, and would lose. */
  left: readonly string[];
}

/** What becomes of the twin, once all that was to be taken over stands and was read again. */
export const Ending = ({ kind, merging, plan, merge, isActive, left }: EndingProps) => {
  const { kept, twin, path } = plan;
  const { reading, uses } = useTwinUses(path, twin, merging.types);
  const [asked, setAsked] = useState<'delete' | 'deactivate'>();
  const navigate = useNavigate();
  const [removal, undoText] = [useRemoval(), useUndoText()];
  const resource = merging.types[path]?.of(0);
  const { mutateAsync } = useMutation({
    meta: { handled: true, by: asked === 'delete' ? 'deletion' : 'switch' },
    mutationFn: async (work: () => Promise<unknown>) => {
      await requireStanding(plan, merge.results);
      await work();
    },
  });
  const undo = useUndoRun(() => $localize`“${twin.name}:name:” is active again.`);
  const leave = (text: string, options?: { undo: () => void }) => {
    notifySuccess(text, options);
    void navigate(twinsLink(kind) as never);
  };
  const setActive = async (active: boolean) =>
    resource && saveValues(resource)(twin.id, { before: { status: !active }, after: { status: active } });
  const isOwn = path === '/users' && isOwnAccount(twin);
  const isRead = reading.uses !== undefined && !reading.run.running;
  const reason = keptBy(uses, twin);
  return (
    <section aria-label={$localize`The twin`}>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {$localize`What becomes of “${twin.name}:name:”?`}
        </Title>
        <ReadingState reading={reading} what={`“${twin.name}”`} several={false} />
        {isOwn && <Text size="sm">{$localize`It is your own account, and stays.`}</Text>}
        {isRead && !isOwn && reason !== undefined && (
          <Text size="sm">
            {isActive
              ? $localize`${reason}:reason: So it is not deleted here; deactivated, it is no longer shown to travellers.`
              : $localize`${reason}:reason: So it is not deleted here.`}
          </Text>
        )}
        <Group gap="xs">
          {isRead && uses.some(({ use, count }) => use.tag === 'bookings' && count === undefined) && (
            <Button variant="default" onClick={reading.readWhole}>
              {$localize`Read all bookings`}
            </Button>
          )}
          {isRead && !isOwn && reason === undefined && (
            <Button color="danger" onClick={() => setAsked('delete')}>
              {$localize`Delete “${twin.name}:name:”`}
            </Button>
          )}
          {isRead && !isOwn && isActive && (
            <Button variant="default" onClick={() => setAsked('deactivate')}>
              {$localize`Deactivate “${twin.name}:name:”`}
            </Button>
          )}
          <LinkButton variant="default" {...twinsLink(kind)}>
            {$localize`Keep both`}
          </LinkButton>
        </Group>
      </Stack>
      <ConfirmDialog
        opened={asked === 'delete'}
        title={$localize`Delete “${twin.name}:name:”?`}
        confirm={$localize`Delete`}
        onConfirm={async () => {
          await mutateAsync(() => removal(async () => resource?.remove?.(twin.id), { path, ...twin }));
          noteDeleted(path, twin.id);
          leave($localize`“${twin.name}:name:” was deleted. “${kept.label}:label:” stays.`);
        }}
        onClose={() => setAsked(undefined)}
      >
        <Text size="sm">
          {$localize`All that was taken over is read again first, and can then no longer be changed back from here.`}{' '}
          {undoText(path)}
        </Text>
        {left.length > 0 && (
          <Text size="sm" fw={500}>
            {$localize`It is deleted with what was not taken over: ${joinedByAnd(left)}:left:.`}
          </Text>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asked === 'deactivate'}
        title={$localize`Deactivate “${twin.name}:name:”?`}
        confirm={$localize`Deactivate`}
        color="primary"
        onConfirm={async () => {
          await mutateAsync(() => setActive(false));
          leave($localize`“${twin.name}:name:” is inactive now.`, {
            undo: () => undo([{ key: twin.id, name: twin.name, run: () => setActive(true) }]),
          });
        }}
        onClose={() => setAsked(undefined)}
      >
        <Text size="sm">
          {isolatedNames(
            $localize`All that was taken over is read again first. “${twin.name}:name:” stays as it is, but inactive.`,
          )}
        </Text>
      </ConfirmDialog>
    </section>
  );
};
