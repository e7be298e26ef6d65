import { useCallback, useMemo, useState } from 'react';
import { Alert, Button, Text } from '@mantine/core';
import { SafeHtml } from '@/components/safe-html';
import type { FieldProps } from '@/components/inputs/field-props';
import { useLatest } from '@/components/use-latest';
import { Editor } from './editor';
import { lossesOf } from './losses';
import classes from './rich-text.module.css';

/** What the editor knows of its field, but for the text. */
export interface EditorFrame extends Omit<FieldProps, 'description' | 'error'> {
  /** The base of the ids of label, description and error. */
  id: string;
  invalid: boolean;
  describedBy: string;
}

interface EditorFieldProps extends EditorFrame {
  value: string;
  onChange: (html: string) => void;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

function inWords(losses: string[]): string {
  const shown = losses.slice(0, 6);
  return list.format(
    losses.length > shown.length ? [...shown, `${losses.length - shown.length} more`] : shown,
  );
}

/** The editor, with a gate in front of a text that it would damage. A value from outside starts it anew. */
export const EditorField = ({ value, onChange, ...frame }: EditorFieldProps) => {
  const { disabled } = frame;
  const [text, setText] = useState({ seen: value, sent: value, loaded: value, version: 0, accepted: false });
  if (value !== text.seen) {
    setText(
      value === text.sent
        ? { ...text, seen: value }
        : { seen: value, sent: value, loaded: value, version: text.version + 1, accepted: false },
    );
  }
  const report = useLatest(onChange);
  const onEdit = useCallback(
    (html: string) => {
      setText((before) => ({ ...before, sent: html }));
      report.current(html);
    },
    [report],
  );
  const losses = useMemo(() => lossesOf(text.loaded), [text.loaded]);

  if (losses.length === 0 || text.accepted) {
    return <Editor {...frame} key={text.version} loaded={text.loaded} onEdit={onEdit} />;
  }
  return (
    <div role="group" aria-labelledby={`${frame.id}-label`} className={classes.frame}>
      {!disabled && (
        <Alert color="warning" className={classes.gate}>
          <Text size="sm">
            This text has parts that the editor cannot keep: {inWords(losses)}. They stay as long as you do
            not edit it.
          </Text>
          <Button
            mt="xs"
            size="xs"
            variant="default"
            data-path={frame['data-path']}
            aria-describedby={frame.describedBy || undefined}
            onClick={() => setText({ ...text, accepted: true })}
          >
            Edit anyway
          </Button>
        </Alert>
      )}
      <SafeHtml html={text.loaded} className={classes.text} />
    </div>
  );
};
