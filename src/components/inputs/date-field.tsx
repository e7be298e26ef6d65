import { useRef, useState } from 'react';
import { ActionIcon, Popover, Skeleton, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { dayName, otherDayName } from '@/components/text/day-in-words';
import { type Display, leadsWithBs, useDisplay } from '@/components/text/display';
import { bsOf } from '@/lib/dates/bikram-sambat';
import { comparePlainDates, formatPlainDate, isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { type DateReading, readDate } from '@/lib/dates/typed-date';
import { latinDigits } from '@/lib/text/digits';
import { ChunkLost } from './chunk-lost';
import { DayChoices } from './day-choices';
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

type Bounds = Pick<DateFieldProps, 'min' | 'max'>;

const outOfBounds = (date: PlainDate, { min, max }: Bounds, calendar: Display['calendar']) => {
  if (min && comparePlainDates(date, min) < 0)
    return $localize`Choose ${dayName(min, calendar)}:dayName: or later.`;
  if (max && comparePlainDates(date, max) > 0)
    return $localize`Choose ${dayName(max, calendar)}:dayName: or earlier.`;
  return undefined;
};

/** The stored value as a reading; undefined while empty. */
const readValue = (value: string, max: PlainDate | undefined): DateReading | undefined => {
  if (value === '') return undefined;
  return isPlainDate(value) ? { date: value } : readDate(value, { latest: max });
};

/** A text that asks which day it is, so that nothing takes it for a Gregorian date. */
const asUnreadable = (text: string) => (isPlainDate(text) ? text.replaceAll('-', '/') : text);

/** The date in the other calendar, or how to write one. */
const inOtherCalendar = (
  date: string,
  typing: boolean,
  calendar: Display['calendar'],
): string | undefined => {
  if (!isPlainDate(date)) return $localize`Gregorian, or Bikram Sambat as 2083-12-04 BS`;
  const [ad, bs] = [formatPlainDate(date), bsOf(date)];
  if (bs === undefined) return $localize`Gregorian. Bikram Sambat is not available for this date`;
  if (typing) return (leadsWithBs(calendar) ? [bs, ad] : [ad, bs]).join(', ');
  if (calendar === 'bs') return ad;
  return otherDayName(date, calendar);
};

/** A date, typed in either calendar or picked. From API to screen and back it is Gregorian text without a time zone. */
export const DateField = ({ value, onChange, min, max, error, onBlur, ...field }: DateFieldProps) => {
  const [typed, setTyped] = useState<string>();
  /** The range that was typed, of which the field holds the first day. */
  const [range, setRange] = useState<{ date: PlainDate; until: PlainDate }>();
  const input = useRef<HTMLInputElement>(null);
  const [opened, { toggle, close }] = useDisclosure(false);
  const calendar = useChunk(() => import('./date-calendar'), opened);
  const { calendar: shown } = useDisplay();
  const date = value ?? '';
  const isSettled = typed === undefined || error !== undefined;
  const reading = isSettled ? readValue(date, max) : undefined;
  const unreadable = reading && 'problem' in reading ? reading : undefined;
  const wrong =
    reading && 'date' in reading ? outOfBounds(reading.date, { min, max }, shown) : unreadable?.problem;

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
        <ActionIcon
          size="sm"
          aria-label={$localize`Choose ${field.label}:label:`}
          disabled={field.disabled}
          onClick={toggle}
        >
          <IconCalendar size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={$localize`Choose ${field.label}:label:`}>
        {calendar.state === 'loading' && (
          <Skeleton w={252} h={280} aria-label={$localize`Loading the calendar`} />
        )}
        {calendar.state === 'failed' && (
          <ChunkLost chunk={calendar}>{$localize`The calendar could not be loaded.`}</ChunkLost>
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
      ref={input}
      error={isPlainDate(date) ? (error ?? wrong) : (wrong ?? error)}
      inputContainer={(children) => (
        <>
          {children}
          <DayChoices
            label={$localize`${field.label}:label:: which day?`}
            choices={unreadable?.choices ?? []}
            onChoose={(day) => {
              choose(day);
              input.current?.focus();
            }}
          />
        </>
      )}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        <>
          {field.description && <>{field.description} </>}
          <bdi>{inOtherCalendar(date, typed !== undefined, shown)}</bdi>
          {range?.date === date && (
            <>{$localize`. The first day of the range to ${dayName(range.until, shown)}:dayName: is taken.`}</>
          )}
        </>
      }
      value={typed ?? (isPlainDate(date) ? latinDigits(dayName(date, shown)) : date)}
      placeholder={$localize`e.g. 12 Mar 2027`}
      classNames={latin}
      autoComplete="off"
      onChange={({ currentTarget }) => {
        const read = readDate(currentTarget.value, { latest: max });
        setTyped(currentTarget.value);
        setRange('date' in read && read.until ? { date: read.date, until: read.until } : undefined);
        onChange('date' in read ? read.date : asUnreadable(currentTarget.value.trim()));
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
