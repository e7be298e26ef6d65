import { memo, type ReactNode } from 'react';
import { Badge, Switch, Text, Textarea, TextInput, Title } from '@mantine/core';
import { SortableItem } from '@/components/sortable/sortable-list';
import { dayErrors } from '@/features/packages/itinerary/day-rules';
import { stepLabels } from '@/features/packages/itinerary/words';
import { formatCount } from '@/lib/formats/formats';
import { CardMenu } from './card-menu';
import { type CardField, cardLabels, factFields } from './card-texts';
import classes from './day-card.module.css';
import { DoubtNote, type OpenDoubt } from './doubt-note';
import type { EditedDay } from './edited-text';
import type { Placement } from './place-days';
import type { SaveResult } from './run-save';
import { fieldKey } from './segments';
import type { DayEdits } from './use-day-edits';
import { besideText, placementLabel } from './words';

interface DayCardProps {
  day: EditedDay;
  index: number;
  count: number;
  placement: Placement;
  /** The call that writes this day, during and after a save. */
  result: SaveResult | undefined;
  doubts: readonly OpenDoubt[];
  /** The field of this day that is pointed at, as `fieldKey`. */
  pointed: string | undefined;
  /** A save was refused: what is wrong is shown. */
  checks: boolean;
  disabled: boolean;
  edits: DayEdits;
  onPoint: (field: string | undefined) => void;
}

const lines = ['title', 'duration', 'accommodation', ...factFields] as const;

const noErrors: Partial<Record<string, string>> = {};

interface FieldsProps extends Pick<DayCardProps, 'pointed' | 'disabled' | 'edits' | 'onPoint'> {
  dayKey: string;
  texts: EditedDay['texts'];
  /** By field. */
  errors: Partial<Record<string, string>>;
}

// Memoized, as a keystroke changes the fields of one day.
const Fields = memo(({ dayKey, texts, errors, pointed, disabled, edits, onPoint }: FieldsProps) => {
  const props = (field: CardField) => {
    const own = fieldKey(dayKey, field);
    return {
      label: cardLabels[field],
      value: texts[field],
      error: errors[field],
      disabled,
      size: 'xs',
      dir: 'auto' as const,
      'data-field': own,
      'data-pointed': pointed === own || undefined,
      onFocus: () => onPoint(own),
      onMouseEnter: () => onPoint(own),
      onMouseLeave: () => onPoint(undefined),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        edits.write(dayKey, field, currentTarget.value),
    };
  };
  return (
    <div className={classes.fields}>
      {lines.map((field) => (
        <TextInput key={field} {...props(field)} className={classes[field]} />
      ))}
      <Textarea
        {...props('description')}
        className={classes.description}
        classNames={{ input: classes.growing }}
        rows={2}
      />
    </div>
  );
});
Fields.displayName = 'Fields';

const Card = (props: DayCardProps & { handle: ReactNode; name: string }) => {
  const { day, index, count, placement, result, doubts, checks, disabled, edits, handle, name } = props;
  const { pointed, onPoint } = props;
  const [label, color] = result ? stepLabels[result.state] : placementLabel(placement);
  const beside = besideText(placement);
  const isWritten = placement.kind === 'new' || placement.kind === 'replaces';
  const canLeave = placement.kind !== 'same' || placement.at === undefined;
  return (
    <div
      className={classes.card}
      role="group"
      aria-label={name}
      data-left={placement.kind === 'left' || undefined}
    >
      <div className={classes.head}>
        {handle}
        <Title order={3} size="h6" className={classes.number}>
          {placement.at === undefined
            ? $localize`No day`
            : $localize`Day ${formatCount(placement.at + 1)}:at:`}
        </Title>
        <Badge size="sm" color={color}>
          {label}
        </Badge>
        <span className={classes.end}>
          {canLeave && (
            <Switch
              size="xs"
              label={$localize`Take`}
              aria-label={$localize`Take ${name}:name:`}
              checked={isWritten}
              disabled={disabled}
              onChange={({ currentTarget }) => edits.take(day.key, currentTarget.checked)}
            />
          )}
          <CardMenu {...{ index, count, name, disabled, edits }} />
        </span>
      </div>
      {beside !== undefined && (
        <Text size="xs" c="dimmed" className={classes.beside}>
          <bdi>{beside}</bdi>
        </Text>
      )}
      {result?.reason !== undefined && (
        <Text size="sm" c="danger" role="alert" dir="auto">
          {result.reason}
        </Text>
      )}
      {doubts.map((open) => (
        <DoubtNote key={open.index} open={open} disabled={disabled} onCheck={edits.check} />
      ))}
      <Fields
        dayKey={day.key}
        texts={day.texts}
        errors={checks && isWritten ? dayErrors(placement.texts) : noErrors}
        {...{ pointed, disabled, edits, onPoint }}
      />
    </div>
  );
};

/** A day that was read: corrected in place, beside what the package has there, and what becomes of it. */
export const DayCard = (props: DayCardProps) => {
  const { day, index, count, disabled } = props;
  const title = day.texts.title.trim();
  const name = title === '' ? $localize`day ${formatCount(index + 1)}:index: of the text` : title;
  return (
    <SortableItem id={day.key} name={name} disabled={disabled || count < 2}>
      {(handle) => <Card {...props} handle={count > 1 && handle} name={name} />}
    </SortableItem>
  );
};
