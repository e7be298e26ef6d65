import { Badge, Button, Text } from '@mantine/core';
import { ScreenText } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { language } from '@/lib/languages/language';
import type { Certainty, Contradiction, Side } from './contradiction';
import classes from './contradictions.module.css';

const certainties: Record<Certainty, { label: string; color: string }> = {
  sure: { label: $localize`Certain`, color: 'danger' },
  likely: { label: $localize`Likely`, color: 'warning' },
  question: { label: $localize`To ask`, color: 'gray' },
};

const Quoted = ({ side: { where, quote, link } }: { side: Side }) => (
  <div className={classes.side}>
    <Text size="xs" c="dimmed" component="div">
      {link ? (
        <ScreenText inherit {...link}>
          {where[language]}
        </ScreenText>
      ) : (
        where[language]
      )}
    </Text>
    <Text size="sm" dir="auto" component="blockquote" className={classes.quote}>
      {quote}
    </Text>
  </div>
);

interface ContradictionRowProps {
  contradiction: Contradiction;
  /** Whether the letter asks about it. */
  chosen?: boolean;
  onChoose?: (chosen: boolean) => void;
  onWave?: () => void;
  /** Set for one that was waved off. */
  onTakeBack?: () => void;
}

/** A contradiction: what it is about, how sure it is, and both sides. */
export const ContradictionRow = (props: ContradictionRowProps) => {
  const { contradiction, chosen, onChoose, onWave, onTakeBack } = props;
  const { about, certainty, sides, other, sentence } = contradiction;
  const { label, color } = certainties[certainty];
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        {onChoose ? (
          <label className={classes.choice}>
            <input
              type="checkbox"
              checked={chosen ?? false}
              onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
              title={sentence[language]}
            />
            {about}
          </label>
        ) : (
          <Text size="sm" fw={500}>
            {about}
          </Text>
        )}
        <Badge size="sm" variant="light" color={color}>
          {label}
        </Badge>
        {onWave && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            onClick={onWave}
            aria-label={$localize`Wave off ${about}:about:`}
          >
            {$localize`Wave off`}
          </Button>
        )}
        {onTakeBack && (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={onTakeBack}
            aria-label={$localize`Take ${about}:about: back`}
          >
            {$localize`Take back`}
          </Button>
        )}
      </div>
      <div className={classes.sides}>
        {sides.map((side) => (
          <Quoted key={side.where.en + side.quote} side={side} />
        ))}
      </div>
      {other && (
        <Text size="sm">
          {$localize`Same text: `}
          <RecordLink link={other.link}>{other.name}</RecordLink>
        </Text>
      )}
    </li>
  );
};
