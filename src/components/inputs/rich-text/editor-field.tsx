import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Alert, Button, Group, Text, Textarea, Toolbar } from '@mantine/core';
import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { useLatest } from '@/components/hooks/use-latest';
import { usePasteLimit } from '@/components/inputs/paste-limit';
import { SafeHtml } from '@/components/text/safe-html';
import { formatCount, joinedByAnd } from '@/lib/formats/formats';
import { Editor } from './editor';
import type { EditorFrame } from './editor-frame';
import { EditorHead } from './editor-head';
import { lossesOf } from './losses';
import classes from './rich-text.module.css';
import { ViewButtons } from './view-buttons';

interface CodeViewProps extends EditorFrame {
  html: string;
  onEdit: (html: string) => void;
}

/** A textarea with the text as HTML. */
const CodeView = ({ html, onEdit, ...field }: CodeViewProps) => {
  const { id, label, required = false, disabled, invalid, describedBy, view } = field;
  const [refusal, limit] = usePasteLimit(field.longest);
  return (
    <>
      <EditorHead id={id} label={label} required={required}>
        <Toolbar
          aria-label={$localize`View of ${label}:label:`}
          aria-controls={`${id}-text`}
          variant="light"
          size="sm"
          withBorder={false}
          className={classes.views}
        >
          <ViewButtons view={view} />
        </Toolbar>
      </EditorHead>
      <Textarea
        {...limit}
        id={`${id}-text`}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${describedBy} ${id}-keys`.trim()}
        aria-required={required}
        aria-invalid={invalid}
        data-path={field['data-path']}
        defaultValue={html}
        disabled={disabled}
        error={invalid}
        dir="ltr"
        spellCheck={false}
        rows={10}
        classNames={{ input: classes.code }}
        onChange={({ currentTarget }) => onEdit(currentTarget.value)}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
      />
      <div id={`${id}-keys`} className={classes.note}>
        {$localize`You are editing HTML. When you go back, the editor names what it cannot keep.`}
      </div>
      {refusal && (
        <Text size="sm" c="danger" role="alert" className={classes.refusal}>
          {refusal}
        </Text>
      )}
    </>
  );
};

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
const LossesGate = ({ html, losses, onAccept, ...field }: LossesGateProps) => (
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

/**
 * Makes the text the first stop of Tab in its field, though its toolbar precedes it: Shift+Tab leads from the text to
 * the toolbar. Events of the toolbar's popovers bubble to the field, so a focus that one gives back is not moved.
 */
const useTextFirst = (textId: string) => {
  const left = useRef<Element>(null);
  return {
    onBlur: ({ target }: FocusEvent) => {
      left.current = target;
    },
    onFocus: ({ target, relatedTarget }: FocusEvent) => {
      const isFromWithin = relatedTarget
        ? relatedTarget === left.current
        : target === left.current || left.current?.isConnected === false;
      if (!isFromWithin && target.closest('[role="toolbar"]')) document.getElementById(textId)?.focus();
    },
  };
};

/**
 * Toggles full screen for an element without remounting its content. Not a dialog: it stays part of its form, whose
 * shortcuts work, and it closes when the form moves the focus to another field.
 */
const useFullScreen = () => {
  const [full, setFull] = useState(false);
  const [room, setRoom] = useState(0);
  const element = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(element, useFocusTrap(full));

  const toggle = useCallback(() => {
    setRoom(element.current?.offsetHeight ?? 0);
    setFull((before) => !before);
  }, []);

  useEffect(() => {
    if (!full) return;
    const box = element.current;
    const onFocus = ({ target }: globalThis.FocusEvent) => {
      const leaves =
        target instanceof Node && !box?.contains(target) && box?.closest('form')?.contains(target);
      if (leaves) setFull(false);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
      box?.scrollIntoView({ block: 'nearest' });
    };
  }, [full]);

  return {
    full,
    toggle,
    /** A placeholder with the element's height, which keeps the page from moving. */
    place: { style: full ? { minBlockSize: room } : undefined },
    box: {
      ref,
      'data-editor': true,
      'data-full-screen': full || undefined,
      onKeyDown: ({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) => {
        // A popover of the toolbar handles Escape itself.
        if (full && key === 'Escape' && currentTarget.contains(target as Node)) setFull(false);
      },
    },
  };
};

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
