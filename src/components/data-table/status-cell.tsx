import { type RefObject, useRef, useState } from 'react';
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

/** Sets what is wanted and, as long as something else was asked for meanwhile, that; undefined if no change is left. */
const setUntilWanted = async (
  wanted: RefObject<Change | undefined>,
  set: StatusChangeOptions['set'],
): Promise<Change | undefined> => {
  const isLast = (sent: Change) => wanted.current?.to === sent.to;
  try {
    for (let sent = wanted.current; sent; sent = wanted.current) {
      try {
        await set?.(sent.to);
      } catch (error) {
        if (isLast(sent) || isSilent(error)) throw error;
        // What was refused, and is no longer asked for, has changed nothing.
        if (!mayBeSaved(error)) return undefined;
      }
      if (isLast(sent)) return wanted.current;
    }
    return undefined;
  } finally {
    wanted.current = undefined;
  }
};

/** Sets a row active or inactive, one request after the other: what was asked for last stands in the end. Offers an undo. */
const useStatusChange = ({ id, name, nouns, set }: StatusChangeOptions) => {
  // A ref, since clicks may come before the next render.
  const wanted = useRef<Change>(undefined);
  const client = useQueryClient();
  /** What was asked for last, shown until the list has been refetched. */
  const [asked, setAsked] = useState<Change>();
  const showListed = () => {
    if (wanted.current === undefined) setAsked(undefined);
  };
  const { mutate, isPending } = useMutation({
    meta: { handled: true, by: 'switch' },
    scope: { id: `status-${id}` },
    mutationFn: () => setUntilWanted(wanted, set),
    onSuccess: (made) => {
      if (!made) {
        showListed();
        return;
      }
      const { to, back } = made;
      void client
        .refetchQueries({ fetchStatus: 'fetching' }, { cancelRefetch: false })
        .then(() => setAsked((last) => (last === made ? undefined : last)));
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
    onError: (error) => {
      showListed();
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
    const isUnderWay = wanted.current !== undefined;
    wanted.current = next;
    setAsked(next);
    if (!isUnderWay) mutate();
  };
  return { change, isPending, asked };
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
  const { change, isPending, asked } = useStatusChange({
    id: row.id,
    name,
    nouns,
    set: set && ((active) => set(row, active)),
  });
  const active = asked ? asked.to : statusOf(row, status);
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
        aria-busy={isPending}
        onChange={({ currentTarget: { checked } }) => void turn(checked)}
      />
      {activeText(active)}
    </label>
  );
};
