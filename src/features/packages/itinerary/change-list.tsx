import { Badge, ScrollArea } from '@mantine/core';
import classes from './itinerary.module.css';
import type { Label } from './words';

interface ChangeListProps {
  rows: readonly { text: string; label?: Label }[];
}

/** The calls of a save in words, with their results. */
export const ChangeList = ({ rows }: ChangeListProps) => (
  <ScrollArea.Autosize mah="min(13rem, 30vh)" viewportProps={{ tabIndex: 0 }}>
    <ol className={classes.calls} aria-label={$localize`Changes`}>
      {rows.map(({ text, label }, index) => (
        <li key={index}>
          <div className={classes.call}>
            <bdi>{text}</bdi>
            {label && (
              <Badge size="sm" variant="dot" color={label[1]}>
                {label[0]}
              </Badge>
            )}
          </div>
        </li>
      ))}
    </ol>
  </ScrollArea.Autosize>
);
