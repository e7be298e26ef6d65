import { Badge } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { isUnread } from '@/api/unread';
import { LazyMenu } from '@/components/lazy-menu';
import { plural } from '@/lib/plural';
import type { ListRow, ValueStatus } from './column';
import classes from './controls.module.css';
import { useStatusChange } from './use-status-change';

interface StatusMenuProps<Row extends ListRow> {
  row: Row;
  name: string;
  nouns: string;
  status: ValueStatus<Row>;
}

/** A status with more than two values: a badge, and with `setTo` a menu of the values that can be set. */
export const StatusMenu = <Row extends ListRow>({ row, name, nouns, status }: StatusMenuProps<Row>) => {
  const { of, label, color, options = [], setTo } = status;
  const { change, pending, known } = useStatusChange<string>({
    id: row.id,
    name,
    set: setTo && ((value) => setTo(row, value)),
    message: (value) => `The status of “${name}” is now “${label(value)}”.`,
    messageOf: (count, value) =>
      plural(count, { other: `The status of # ${nouns} is now “${label(value)}”.` }),
  });
  const value = known ? known.to : of(row);
  const unknown = !known && isUnread(row, 'status');
  const text = unknown ? 'Unknown' : label(value);
  const badge = (
    <Badge variant="dot" color={unknown ? 'gray' : color(value)}>
      {text}
    </Badge>
  );
  if (!setTo || options.length === 0) return badge;
  const back = !unknown && options.includes(value) ? value : undefined;
  return (
    <LazyMenu
      position="bottom-start"
      items={(Menu) =>
        options.map((option) => (
          <Menu.RadioItem
            key={option}
            value={option}
            checked={option === value}
            closeMenuOnClick
            onChange={() => change({ to: option, back })}
          >
            {label(option)}
          </Menu.RadioItem>
        ))
      }
    >
      {(props) => (
        <button
          type="button"
          {...props}
          className={classes.statusButton}
          aria-label={`Status of ${name}: ${text}`}
          aria-busy={pending !== undefined}
        >
          {badge}
          <IconChevronDown size={14} aria-hidden />
        </button>
      )}
    </LazyMenu>
  );
};
