import { DatePicker } from '@mantine/dates';
import type { PlainDate } from '@/lib/dates';

interface DateCalendarProps {
  value: PlainDate | undefined;
  min?: PlainDate;
  max?: PlainDate;
  onChoose: (day: PlainDate) => void;
}

/** The calendar of a date field; loaded when it is opened. */
export const DateCalendar = ({ value, min, max, onChoose }: DateCalendarProps) => (
  <DatePicker
    value={value ?? null}
    defaultDate={value ?? min}
    minDate={min}
    maxDate={max}
    onChange={(day) => day && onChoose(day)}
    getDayProps={(day) => ({ 'data-autofocus': day === value || undefined })}
    firstDayOfWeek={0}
    weekendDays={[]}
    hideOutsideDates
    highlightToday
    ariaLabels={{
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      previousYear: 'Previous year',
      nextYear: 'Next year',
      previousDecade: 'Previous decade',
      nextDecade: 'Next decade',
    }}
  />
);
