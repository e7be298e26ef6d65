import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Text } from '@mantine/core';
import classes from './map.module.css';

export interface ListedPoint {
  key: string;
  /** Before its name: “Day 3”. */
  lead?: string;
  name: string;
  /** At the end of its line. */
  note?: string;
  /** Below its name. */
  detail?: string;
  /** Shown with it while it is selected. */
  more?: ReactNode;
}

interface PointListProps {
  label: string;
  points: readonly ListedPoint[];
  selected: string | undefined;
  onSelect: (key: string) => void;
}

const STEPS: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The points of a map, in order: one Tab stop, arrow keys between them, and the focused one is selected. */
export const PointList = ({ label, points, selected, onSelect }: PointListProps) => {
  const list = useRef<HTMLOListElement>(null);
  const current = points.findIndex(({ key }) => key === selected);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('button[data-point]') ?? [])];

  useEffect(() => {
    // The list alone is scrolled, and not the page.
    const row = list.current?.children[current];
    const scroller = list.current;
    if (!(row instanceof HTMLElement) || !scroller) return;
    const above = row.offsetTop - scroller.scrollTop;
    if (above < 0 || above + row.offsetHeight > scroller.clientHeight)
      scroller.scrollTop = row.offsetTop - (scroller.clientHeight - row.offsetHeight) / 2;
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = buttons();
    const at = all.findIndex((button) => button === document.activeElement);
    if (!step || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all[step(at, all.length)]?.focus();
  };

  return (
    <ol ref={list} className={classes.points} aria-label={label}>
      {points.map(({ key, lead, name, note, detail, more }, index) => (
        <li key={key} className={classes.point} data-selected={key === selected || undefined}>
          <button
            type="button"
            data-point
            className={classes.choose}
            tabIndex={index === Math.max(current, 0) ? 0 : -1}
            aria-current={key === selected || undefined}
            onFocus={() => onSelect(key)}
            onKeyDown={onKeyDown}
            onClick={() => onSelect(key)}
          >
            {lead !== undefined && (
              <Text span size="xs" c="dimmed" className={classes.lead}>
                {lead}
              </Text>
            )}
            <Text span size="sm">
              <bdi>{name}</bdi>
            </Text>
            {note && (
              <Text span size="xs" c="dimmed" className={classes.note}>
                <bdi>{note}</bdi>
              </Text>
            )}
            {detail && (
              <Text span size="xs" c="dimmed" className={classes.detail}>
                <bdi>{detail}</bdi>
              </Text>
            )}
          </button>
          {key === selected && more}
        </li>
      ))}
    </ol>
  );
};
