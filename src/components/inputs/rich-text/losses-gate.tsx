import { Alert, Button, Group, Text } from '@mantine/core';
import { SafeHtml } from '@/components/text/safe-html';
import { formatCount, joinedByAnd } from '@/lib/formats/formats';
import type { EditorFrame } from './editor-frame';
import { EditorHead } from './editor-head';
import classes from './rich-text.module.css';

interface LossesGateProps extends EditorFrame {
  html: string;
  /** What the editor would lose, as text. */
  losses: string[];
  onAccept: () => void;
}

const inWords = (losses: string[]): string => {
  const shown = losses.slice(0, 6);
  return joinedByAnd(
    losses.length > shown.length
      ? [...shown, $localize`${formatCount(losses.length - shown.length)}:losses: more`]
      : shown,
  );
};

/** Shown instead of the editor for a text that it would damage: warns before the first edit. */
export const LossesGate = ({ html, losses, onAccept, ...field }: LossesGateProps) => (
  <>
    <EditorHead id={field.id} label={field.label} required={field.required} />
    <div role="group" aria-labelledby={`${field.id}-label`} className={classes.frame}>
      {!field.disabled && (
        <Alert color="warning" className={classes.gate}>
          <Text size="sm">
            {$localize`This text has parts that the editor cannot keep: ${inWords(losses)}:inWords:. They stay as long as you do not edit it.`}
          </Text>
          <Group mt="xs" gap="xs">
            <Button
              size="xs"
              variant="default"
              data-path={field['data-path']}
              aria-describedby={field.describedBy || undefined}
              onClick={onAccept}
            >
              {$localize`Edit anyway`}
            </Button>
            <Button size="xs" variant="default" onClick={field.view.onCode}>
              {$localize`Edit as HTML`}
            </Button>
          </Group>
        </Alert>
      )}
      <SafeHtml html={html} className={classes.text} />
    </div>
  </>
);
