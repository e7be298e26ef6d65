import { Text } from '@mantine/core';
import { formatCount } from '@/lib/formats/formats';
import classes from './seo.module.css';
import { type TextBox, textWidth } from './text-width';

interface MeasureProps {
  /** What is measured, before the numbers: "Title: ". */
  label?: string;
  text: string;
  box: TextBox;
}

/** The width of a text in search results, as a bar and in pixels. */
export const Measure = ({ label = '', text, box }: MeasureProps) => {
  const width = textWidth(text, box);
  const over = width > box.limit;
  return (
    <div className={classes.measure} data-over={over || undefined}>
      <div className={classes.track} aria-hidden>
        <div
          className={classes.width}
          style={{ inlineSize: `${Math.min(100, (width / box.limit) * 100)}%` }}
        />
      </div>
      <Text size="xs" c={over ? 'danger' : 'dimmed'}>
        {label}
        {over
          ? $localize`${formatCount(width)}:width: of ${formatCount(box.limit)}:limit: px, will be cut`
          : $localize`${formatCount(width)}:width: of ${formatCount(box.limit)}:limit: px`}
      </Text>
    </div>
  );
};
