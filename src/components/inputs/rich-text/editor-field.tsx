import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '@/components/hooks/use-latest';
import { CodeView } from './code-view';
import { Editor } from './editor';
import type { EditorFrame } from './editor-frame';
import { lossesOf } from './losses';
import { LossesGate } from './losses-gate';
import classes from './rich-text.module.css';
import { useFullScreen } from './use-full-screen';
import { useTextFirst } from './use-text-first';

interface EditorFieldProps extends Omit<EditorFrame, 'view'> {
  value: string;
  onChange: (html: string) => void;
}

/**
 * The editor, the HTML view, or the warning before a text that the editor would damage. An external value remounts the
 * editor, and so does HTML that was edited by hand.
 */
export const EditorField = ({ value, onChange, ...field }: EditorFieldProps) => {
  const start = { seen: value, sent: value, loaded: value, version: 0, accepted: false, code: false };
  const [text, setText] = useState(start);
  if (value !== text.seen) {
    setText(value === text.sent ? { ...text, seen: value } : { ...start, version: text.version + 1 });
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

  const { full, toggle, place, box } = useFullScreen();
  const textFirst = useTextFirst(`${field.id}-text`);
  const switched = useRef(false);
  useLayoutEffect(() => {
    if (switched.current) document.getElementById(`${field.id}-text`)?.focus();
    switched.current = false;
  });
  const { code, sent, version } = text;
  const view = useMemo(
    () => ({
      code,
      full,
      onFull: toggle,
      onCode: () => {
        switched.current = true;
        setText((before) => ({
          ...before,
          code: !before.code,
          // The editor starts with the HTML view's text, or with its own last output.
          loaded: before.sent,
          accepted: before.accepted && before.loaded === before.sent,
          version: before.version + 1,
        }));
      },
    }),
    [code, full, toggle],
  );
  const frame = { ...field, view };
  const gated = losses.length > 0 && !text.accepted;

  return (
    <div {...place}>
      <div {...box} {...textFirst} className={classes.field}>
        {code && <CodeView {...frame} key={version} html={sent} onEdit={onEdit} />}
        {!code && gated && (
          <LossesGate
            {...frame}
            html={text.loaded}
            losses={losses}
            onAccept={() => setText({ ...text, accepted: true })}
          />
        )}
        {!code && !gated && <Editor {...frame} key={version} loaded={text.loaded} onEdit={onEdit} />}
      </div>
    </div>
  );
};
