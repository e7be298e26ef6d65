import { IconAlertCircle } from '@tabler/icons-react';
import { ScreenText } from '@/components/links/link-button';
import type { Gaps } from '@/domain/listings/rules/rule';
import classes from './traveller.module.css';

interface MissingPartProps {
  gaps: Gaps;
  /** The name of the rule. */
  rule: string;
}

/** A gap, marked in its place on the page, as a link to where it is closed; nothing if the rule is not violated. */
export const MissingPart = ({ gaps, rule }: MissingPartProps) => {
  const gap = gaps.found.find((one) => one.rule === rule);
  return (
    gap && (
      <ScreenText className={classes.missing} underline="always" {...gap.link}>
        <IconAlertCircle size={16} aria-hidden />
        {gap.text}
      </ScreenText>
    )
  );
};
