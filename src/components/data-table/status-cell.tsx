import { useRef, useState } from 'react';
import { Badge } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isSilent, mayBeSaved, reasonOf } from '@/api/errors/api-error';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import { StatusBadge } from '@/components/text/status-badge';
import { nounBehind, plural } from '@/lib/text/plural';
import { activeText, statusOf } from './active-status';
import type { ActiveStatus, ListRow, RowActions, ValueStatus } from './column';
import classes from './controls.module.css';

interface Change {
  to: boolean;
  /** The status that Undo sets; undefined if the old one is unknown. */
  back?: boolean | undefined;
}

interface StatusChangeOptions {
  id: number;
  /** The record's name. */
  name: string;
  /** The nouns for one record and several. */
  nouns: { one: string; other: string };
  set: ((active: boolean) => Promise<unknown>) | undefined;
}

/** Sets a row active or inactive, one request after the other, and offers an undo. */
const useStatusChange = ({ id, name, nouns, set }: StatusChangeOptions) => {
  // A ref, since clicks may come before the next render.
  const wanted = useRef<boolean>(undefined);
  const client = useQueryClient();
  /** The saved status, shown until the list has been refetched. */
  const [done, setDone] = useState<Change>();
  const { mutate, isPending, variables } = useMutation({
    meta: { handled: true, by: 'switch' },
    scope: { id: `status-${id}` },
    mutationFn: async ({ to }: Change) => set?.(to),
    onSuccess: (_answer, made) => {
      const { to, back } = made;
      setDone(made);
      void client
        .refetchQueries({ fetchStatus: 'fetching' }, { cancelRefetch: false })
        .then(() => setDone((last) => (last === made ? undefined : last)));
      notifySuccess(
        to ? $localize`“${name}:name:” is active now.` : $localize`“${name}:name:” is inactive now.`,
        {
          undo: back === undefined ? undefined : () => change({ to: back, back: to }),
          groupMessage: (count) =>
            plural(count, {
              other: to
                ? $localize`# ${nounBehind(count, nouns)}:nouns: are active now.`
                : $localize`# ${nounBehind(count, nouns)}:nouns: are inactive now.`,
            }),
        },
      );
    },
    onSettled: (_answer, _error, { to }) => {
      if (wanted.current === to) wanted.current = undefined;
    },
    onError: (error) => {
      if (isSilent(error)) return;
      notifyError(
        mayBeSaved(error)
          ? $localize`It is not known whether “${name}:name:” was changed. ${reasonOf(error)}:reason:`
          : $localize`“${name}:name:” was not changed. ${reasonOf(error)}:reason:`,
        { id: `status-${id}` },
      );
    },
  });
  const change = (next: Change) => {
    if (next.to === wanted.current) return;
    wanted.current = next.to;
    mutate(next);
  };
  const pending = isPending ? variables : undefined;
  return { change, pending, known: pending ?? done };
};

interface StatusCellProps<Row extends ListRow> {
  row: Row;
  actions: RowActions<Row>;
}

/** The status of a record: active or not is changed in place with an undo, if the API supports it. */
export const StatusCell = <Row extends ListRow>({ row, actions }: StatusCellProps<Row>) => {
  const { status, name, noun, nouns = noun } = actions;
  if (!status) return null;
  return 'label' in status ? (
    <StatusValue row={row} status={status} />
  ) : (
    <StatusSwitch row={row} name={name(row)} nouns={{ one: noun, other: nouns }} status={status} />
  );
};

const StatusValue = <Row extends ListRow>({ row, status }: { row: Row; status: ValueStatus<Row> }) => {
  const value = statusOf(row, status);
  return (
    <Badge variant="dot" color={value === undefined ? 'gray' : status.color(value)}>
      {value === undefined ? $localize`Unknown` : status.label(value)}
    </Badge>
  );
};

interface StatusSwitchProps<Row extends ListRow> {
  row: Row;
  name: string;
  nouns: { one: string; other: string };
  status: ActiveStatus<Row>;
}

const StatusSwitch = <Row extends ListRow>({ row, name, nouns, status }: StatusSwitchProps<Row>) => {
  const { set, confirmChange } = status;
  const { change, pending, known } = useStatusChange({
    id: row.id,
    name,
    nouns,
    set: set && ((active) => set(row, active)),
  });
  const active = known ? known.to : statusOf(row, status);
  const turn = async (to: boolean) => {
    // An unknown status cannot be restored.
    const back = active === undefined ? undefined : !to;
    if (!confirmChange || (await confirmChange(row, to))) change({ to, back });
  };
  if (!set) return active === undefined ? activeText(active) : <StatusBadge active={active} />;
  return (
    <label className={classes.switchLabel}>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        aria-label={$localize`Status of ${name}:name:`}
        checked={active ?? false}
        data-unknown={active === undefined ? true : undefined}
        // `disabled` would lose the focus.
        aria-busy={pending !== undefined}
        onChange={({ currentTarget: { checked } }) => pending === undefined && void turn(checked)}
      />
      {activeText(active)}
    </label>
  );
};
