import type { DayReading, Doubt, ItineraryReading, Said, Stage } from './reading';

const stages = (all: readonly Said<Stage>[], unit: string) =>
  all.map(({ value: { from, to, by } }) =>
    [from === to ? `${from}` : `${from}–${to}`, unit, by].filter(Boolean).join(' '),
  );

const dayLines = (day: DayReading): readonly string[] => {
  const { number, date, title, hours, kilometres, sleeping, highest, meals, place, lodging } = day;
  const head = [number?.value, date && `[${date.value}]`, title?.value ?? '–'].filter(
    (part) => part !== undefined,
  );
  const fields = [
    ...stages(hours, 'h'),
    ...stages(kilometres, 'km'),
    sleeping && `night ${sleeping.value} m`,
    highest && `top ${highest.value} m`,
    meals && (meals.value.map((meal) => meal.charAt(0).toUpperCase()).join(' ') || 'no meals'),
    place && `in ${place.value}`,
    lodging && `at ${lodging.value}`,
  ];
  return [
    [head.join(' '), ...fields.filter((field) => field !== undefined)].join(' · '),
    ...day.description.map(({ value, isItem }) => `  ${isItem ? '• ' : ''}${value}`),
  ];
};

const doubtLine = (text: string, { code, start, end, expected }: Doubt) =>
  [`? ${code} “${text.slice(start, end).replaceAll('\n', '⏎')}”`, expected]
    .filter((part) => part !== undefined)
    .join(' ');

/** What is read from a text, a line each. */
export const told = (text: string, { days, inclusions, exclusions, doubts }: ItineraryReading): string =>
  [
    ...days.flatMap(dayLines),
    ...inclusions.map(({ value }) => `+ ${value}`),
    ...exclusions.map(({ value }) => `- ${value}`),
    ...doubts.map((doubt) => doubtLine(text, doubt)),
  ].join('\n');
