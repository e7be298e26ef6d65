import { memo, type ReactNode } from 'react';
import { Badge, Skeleton, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronRight, IconPencil } from '@tabler/icons-react';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { RowButton } from '@/components/links/row-button';
import { SortableItem } from '@/components/sortable/sortable-list';
import { SafeHtml } from '@/components/text/safe-html';
import { formatCount } from '@/lib/formats/formats';
import { isBlankHtml } from '@/lib/text/html';
import type { AskedField, DayActions } from './day-actions';
import { DayMenu } from './day-menu';
import { type Day, isBlank, isNew, type Mark } from './days';
import classes from './itinerary.module.css';
import type { PlanResult } from './run-plan';
import { dayName, markLabels, stepLabels } from './words';

interface WrittenDayProps {
  day: Day;
  index: number;
  asked: AskedField | undefined;
  refused: boolean;
  disabled: boolean;
  actions: DayActions;
}

/** The fields of a day, loaded when the first one is edited. */
const WrittenDay = ({ actions, ...props }: WrittenDayProps) => {
  const editor = useChunk(() => import('./day-editor'));
  if (editor.state === 'ready')
    return (
      <editor.module.DayEditor
        {...props}
        onChange={actions.write}
        onDone={actions.close}
        onNext={actions.next}
        onRemove={actions.remove}
      />
    );
  return editor.state === 'loading' ? (
    <Skeleton height={240} role="status" aria-label={$localize`Loading the day’s fields`} />
  ) : (
    <ChunkLost chunk={editor}>{$localize`The fields could not be loaded.`}</ChunkLost>
  );
};

interface DayRowProps {
  day: Day;
  index: number;
  count: number;
  mark: Mark | undefined;
  /** The call that writes this day, during and after a save. */
  step: PlanResult | undefined;
  /** Its description is shown. */
  unfolded: boolean;
  /** It is being edited. */
  open: boolean;
  asked: AskedField | undefined;
  refused: boolean;
  /** What stands below it. */
  note?: ReactNode;
  /** It is pointed at. */
  pointed: boolean;
  /** The days differ from the saved ones. */
  touched: boolean;
  disabled: boolean;
  actions: DayActions;
}

const Label = ({ of: [label, color] }: { of: readonly [string, string] }) => (
  <Badge size="sm" color={color}>
    {label}
  </Badge>
);

type DayTitleProps = Pick<DayRowProps, 'day' | 'index' | 'unfolded' | 'actions'>;

/** The title of a day, a toggle for its description if it has one. */
const DayTitle = ({ day, index, unfolded, actions }: DayTitleProps) => {
  const name = dayName(day, index);
  return (
    <Title order={3} size="h5" dir="auto" className={classes.title}>
      {isBlankHtml(day.description) ? (
        <Text inherit span c={isBlank(day) ? 'dimmed' : undefined}>
          {isBlank(day) ? $localize`Nothing written yet` : name}
        </Text>
      ) : (
        <UnstyledButton
          className={classes.fold}
          data-day
          aria-expanded={unfolded}
          onClick={() => actions.unfold(day.key)}
        >
          {name}
          <IconChevronRight size={14} className={classes.arrow} aria-hidden />
        </UnstyledButton>
      )}
    </Title>
  );
};

const Shown = memo((props: DayRowProps) => {
  const { day, index, count, mark, step, unfolded, touched, disabled, actions } = props;
  const name = dayName(day, index);
  const { key } = day;
  return (
    <>
      <div className={classes.head}>
        <span className={classes.lead}>{$localize`Day ${formatCount(index + 1)}:index:`}</span>
        <DayTitle {...{ day, index, unfolded, actions }} />
        {step ? <Label of={stepLabels[step.state]} /> : mark && <Label of={markLabels[mark]} />}
        <Text size="sm" c="dimmed" dir="auto" className={classes.note}>
          {[day.duration, day.accommodation].filter(Boolean).join(' · ')}
        </Text>
        <span className={classes.quiet}>
          <RowButton
            data-day
            title={$localize`Edit`}
            aria-label={$localize`Edit ${name}:name:`}
            disabled={disabled}
            onClick={() => actions.open(key)}
          >
            <IconPencil size={17} aria-hidden />
          </RowButton>
          <DayMenu
            dayKey={key}
            name={name}
            first={index === 0}
            last={index === count - 1}
            changed={mark === 'changed'}
            disabled={disabled}
            removal={isNew(day) ? 'new' : touched ? 'when saved' : 'at once'}
            actions={actions}
          />
        </span>
      </div>
      {step?.reason && (
        <Text size="sm" c="danger" dir="auto">
          {step.reason}
        </Text>
      )}
      {unfolded && !isBlankHtml(day.description) && (
        <div className={classes.description}>
          <SafeHtml html={day.description} />
        </div>
      )}
    </>
  );
});
Shown.displayName = 'Shown';

/** One day: displayed, moved by its handle and menu, and edited in place. */
const Row = (props: DayRowProps) => {
  const { day, index, count, open, asked, refused, note, pointed, disabled, actions } = props;
  const body: ReactNode = open ? (
    <WrittenDay {...{ day, index, asked, refused, disabled, actions }} />
  ) : (
    <Shown {...props} />
  );
  return (
    <SortableItem id={day.key} name={dayName(day, index)} disabled={disabled || open || count < 2}>
      {(handle) => (
        <div className={classes.row} data-open={open || undefined} data-pointed={pointed || undefined}>
          {!open && count > 1 && handle}
          <div className={classes.day}>
            {body}
            {note}
          </div>
        </div>
      )}
    </SortableItem>
  );
};

export const DayRow = memo(Row);
