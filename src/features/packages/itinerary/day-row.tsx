import { memo, type ReactNode } from 'react';
import { ActionIcon, Badge, Text, Tooltip } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { ChildHead, EditChild } from '@/components/detail-page/child-item';
import { SafeHtml } from '@/components/safe-html';
import { SortableItem } from '@/components/sortable/sortable-list';
import type { DayActions } from './day-actions';
import { DayMenu } from './day-menu';
import type { Day, Mark } from './days';
import classes from './itinerary.module.css';
import type { Step } from './run-plan';
import { dayName, markLabels, stepLabels } from './words';
import { WrittenDay } from './written-day';

interface DayRowProps {
  packageId: number;
  day: Day;
  index: number;
  count: number;
  mark: Mark | undefined;
  /** The call that writes this day, while and after days are saved. */
  step: Step | undefined;
  collapsed: boolean;
  /** It is being written. */
  open: boolean;
  refused: boolean;
  /** Something in the itinerary is not saved. */
  dirty: boolean;
  disabled: boolean;
  actions: DayActions;
}

const Label = ({ of: [label, color] }: { of: readonly [string, string] }) => (
  <Badge size="sm" color={color}>
    {label}
  </Badge>
);

const Shown = memo((props: DayRowProps) => {
  const { packageId, day, index, count, mark, step, collapsed, dirty, disabled, actions } = props;
  const name = dayName(day, index);
  const { from, key } = day;
  const params = { packageId: String(packageId), itenaryId: String(from) };
  return (
    <>
      <ChildHead
        name={name}
        lead={`Day ${index + 1}`}
        note={[day.duration, day.accommodation].filter(Boolean).join(' · ')}
        badge={step ? <Label of={stepLabels[step.state]} /> : mark && <Label of={markLabels[mark]} />}
        actions={
          <span className={classes.quiet}>
            {from === undefined ? (
              <Tooltip label="Edit">
                <ActionIcon
                  size={28}
                  aria-label={`Edit ${name}`}
                  disabled={disabled}
                  onClick={() => actions.open(key)}
                >
                  <IconPencil size={17} />
                </ActionIcon>
              </Tooltip>
            ) : (
              <EditChild
                name={name}
                to={linkOptions({ to: '/packages/$packageId/itenaries/$itenaryId/edit', params })}
              />
            )}
            <DayMenu
              dayKey={key}
              name={name}
              first={index === 0}
              last={index === count - 1}
              disabled={disabled}
              removal={from === undefined ? 'new' : dirty ? 'when saved' : 'at once'}
              actions={actions}
            />
          </span>
        }
      />
      {step?.reason && (
        <Text size="sm" c="danger" dir="auto">
          {step.reason}
        </Text>
      )}
      {!collapsed && <SafeHtml html={day.description} />}
    </>
  );
});
Shown.displayName = 'Shown';

/** One day: read, moved by its handle and menu, and, while it is new, written in its place. */
const Row = (props: DayRowProps) => {
  const { day, index, count, open, refused, step, disabled, actions } = props;
  const body: ReactNode = open ? (
    <WrittenDay {...{ day, index, refused, disabled, actions }} />
  ) : (
    <Shown {...props} />
  );
  return (
    <SortableItem id={day.key} name={dayName(day, index)} disabled={disabled || open || count < 2}>
      {(handle) => (
        <div className={classes.row} data-failed={step?.state === 'failed' || undefined}>
          {!open && count > 1 && handle}
          <div className={classes.day}>{body}</div>
        </div>
      )}
    </SortableItem>
  );
};

export const DayRow = memo(Row);
