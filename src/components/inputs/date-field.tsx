import { useState } from 'react';
import { ActionIcon, Popover, Skeleton, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { dayName } from '@/components/day-in-words';
import { type Display, useDisplay } from '@/components/display';
import { BS_SPAN, bsOf, toAd } from '@/lib/bikram-sambat';
import { comparePlainDates, formatPlainDate, isPlainDate, type PlainDate } from '@/lib/dates';
import { readDate } from '@/lib/typed-date';
import { ChunkLost } from './chunk-lost';
import type { FieldProps } from './field-props';
import latin from './latin-text.module.css';
import { useChunk } from './use-chunk';

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or `''`. */
  value: PlainDate | null | undefined;
  /** Receives `YYYY-MM-DD`, `''`, or invalid text as typed, so that the form's schema refuses it. */
  onChange: (value: string) => void;
  /** The range of valid dates. */
  min?: PlainDate;
  max?: PlainDate;
}

interface Bounds {
  min?: PlainDate | undefined;
  max?: PlainDate | undefined;
  calendar: Display['calendar'];
}

const complaint = (value: string, { min, max, calendar }: Bounds): string | undefined => {
  if (value === '') return undefined;
  if (!isPlainDate(value)) {
    const reading = readDate(value);
    return 'problem' in reading ? reading.problem : undefined;
  }
  if (min && comparePlainDates(value, min) < 0) return `Choose ${dayName(min, calendar)} or later.`;
  if (max && comparePlainDates(value, max) > 0) return `Choose ${dayName(max, calendar)} or earlier.`;
  return undefined;
};

/** The date in the other calendar, or how to write one. */
const inOtherCalendar = (
  date: string,
  typing: boolean,
  calendar: Display['calendar'],
): string | undefined => {
  if (!isPlainDate(date)) return 'Gregorian, or Bikram Sambat as 2083-12-04 BS';
  const [ad, bs] = [formatPlainDate(date), bsOf(date)];
  if (bs) {
    if (typing) return `${ad}, ${bs}`;
    return { both: bs, ad: undefined, bs: ad }[calendar];
  }
  const [year, month, day] = date.split('-').map(Number);
  const meantBs = date > BS_SPAN.to && toAd(year ?? 0, month ?? 0, day ?? 0) !== undefined;
  return meantBs
    ? `Gregorian. For Bikram Sambat write ${date} BS.`
    : 'Gregorian. Bikram Sambat is not available for this date';
};

/** A date, typed in either calendar or picked. From API to screen and back it is Gregorian text without a time zone. */
export const DateField = ({ value, onChange, min, max, error, onBlur, ...field }: DateFieldProps) => {
  const [typed, setTyped] = useState<string>();
  const [opened, { toggle, close }] = useDisclosure(false);
  const calendar = useChunk(() => import('./date-calendar'), opened);
  const { calendar: shown } = useDisplay();
  const date = value ?? '';
  const wrong = typed === undefined ? complaint(date, { min, max, calendar: shown }) : undefined;

  const choose = (day: PlainDate) => {
    setTyped(undefined);
    onChange(day);
    close();
  };

  const button = (
    <Popover
      opened={opened}
      onChange={close}
      position="bottom-end"
      trapFocus={calendar.state !== 'loading'}
      returnFocus
    >
      <Popover.Target>
        <ActionIcon size="sm" aria-label={`Choose ${field.label}`} disabled={field.disabled} onClick={toggle}>
          <IconCalendar size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={`Choose ${field.label}`}>
        {calendar.state === 'loading' && <Skeleton w={252} h={280} aria-label="Loading the calendar" />}
        {calendar.state === 'failed' && (
          <ChunkLost chunk={calendar}>The calendar could not be loaded.</ChunkLost>
        )}
        {calendar.state === 'ready' && (
          <calendar.module.DateCalendar
            value={isPlainDate(date) ? date : undefined}
            min={min}
            max={max}
            onChoose={choose}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );

  return (
    <TextInput
      {...field}
      error={isPlainDate(date) ? (error ?? wrong) : (wrong ?? error)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        <>
          {field.description && <>{field.description} </>}
          <bdi>{inOtherCalendar(date, typed !== undefined, shown)}</bdi>
        </>
      }
      value={typed ?? (isPlainDate(date) ? dayName(date, shown) : date)}
      placeholder="e.g. 12 Mar 2027"
      classNames={latin}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        const reading = readDate(currentTarget.value);
        setTyped(currentTarget.value);
        onChange('date' in reading ? reading.date : currentTarget.value.trim());
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' && event.altKey) toggle();
      }}
      rightSection={button}
    />
  );
};
