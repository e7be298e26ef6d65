import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { Box } from '@mantine/core';
import { useStable } from '@/components/hooks/use-stable';
import { reveal } from '@/components/keys/reveal';
import type { ItineraryReading } from '@/domain/nepal/itinerary/reading';
import type { Day } from '@/features/packages/itinerary/days';
import type { ReadText } from '@/features/packages/itinerary/source';
import { sameValues } from '@/lib/values/same-values';
import { ownersOf, type Segment, segmentsOf } from './segments';
import classes from './vendor-text.module.css';

interface PartProps {
  segment: Segment;
  /** The field that is pointed at was read here. */
  pointed: boolean;
  /** The Tab key leads here; the arrow keys to the other parts. */
  isStop: boolean;
  onFocus: (start: number) => void;
  onPoint: (field: string | undefined) => void;
  onOpen: (field: string) => void;
}

const arrows: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const step = ({ currentTarget: part }: KeyboardEvent<HTMLElement>, by: 1 | -1) => {
  const parts = [...(part.parentElement?.querySelectorAll<HTMLElement>('[role="button"]') ?? [])];
  parts[parts.indexOf(part) + by]?.focus();
};

const Part = memo(({ segment, pointed, isStop, onFocus, onPoint, onOpen }: PartProps) => {
  const { start, text, fields, doubts, unread } = segment;
  const [field] = fields;
  const mark = { 'data-doubt': doubts.length > 0 || undefined, 'data-unread': unread || undefined };
  if (field === undefined)
    return doubts.length > 0 || unread ? (
      <mark className={classes.part} {...mark}>
        {text}
      </mark>
    ) : (
      text
    );
  return (
    <span
      role="button"
      tabIndex={isStop ? 0 : -1}
      className={classes.part}
      data-read
      data-pointed={pointed || undefined}
      {...mark}
      onMouseEnter={() => onPoint(field)}
      onMouseLeave={() => onPoint(undefined)}
      onFocus={() => {
        onFocus(start);
        onPoint(field);
      }}
      onClick={() => onOpen(field)}
      onKeyDown={(event) => {
        const by = arrows[event.key];
        if (by !== undefined) step(event, by);
        else if (event.key === 'Enter' || event.key === ' ') onOpen(field);
        else return;
        event.preventDefault();
      }}
    >
      {text}
    </span>
  );
});
Part.displayName = 'Part';

interface SourcePaneProps extends Pick<PartProps, 'onPoint' | 'onOpen'> {
  read: ReadText;
  reading: ItineraryReading;
  days: readonly Day[];
  /** The `fieldKey` of what is pointed at, or its beginning for all fields of a day. */
  pointed: string | undefined;
  /** Whether the words of the field that is pointed at are scrolled into view. */
  follows: boolean;
}

/** The text with what was read and what is doubtful marked; each part leads to its field. */
export const SourcePane = ({ read, reading, days, pointed, follows, ...part }: SourcePaneProps) => {
  const { text } = read;
  const box = useRef<HTMLElement>(null);
  const owners = useStable(ownersOf(days, read), sameValues);
  const segments = useMemo(() => segmentsOf(text, reading, owners), [text, reading, owners]);
  const [focused, setFocused] = useState<number>();
  const parts = segments.filter(({ fields }) => fields.length > 0);
  const stop = parts.find(({ start }) => start === focused) ?? parts[0];
  useEffect(
    () =>
      follows && pointed !== undefined ? reveal(box.current?.querySelector('[data-pointed]')) : undefined,
    [follows, pointed],
  );
  return (
    <Box
      component="section"
      ref={box}
      aria-label={$localize`The vendor’s text`}
      className={classes.source}
      tabIndex={stop ? undefined : 0}
    >
      {segments.map((segment) => (
        <Part
          key={segment.start}
          segment={segment}
          pointed={pointed !== undefined && segment.fields.some((field) => field.startsWith(pointed))}
          isStop={segment === stop}
          onFocus={setFocused}
          {...part}
        />
      ))}
    </Box>
  );
};
