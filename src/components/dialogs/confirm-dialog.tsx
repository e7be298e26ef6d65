import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Alert, Stack } from '@mantine/core';
import { isSilent, mayBeSaved, reasonOf } from '@/api/errors/api-error';
import { useLatest } from '@/components/hooks/use-latest';
import { useOnScreen } from '@/components/hooks/use-on-screen';
import { focusScreen, isFocusLost } from '@/components/keys/focus-lost';
import { useSingleKeys } from '@/components/keys/single-keys';
import { isClosing, letterOf } from '@/components/keys/use-shortcuts';
import type { HelpTopic } from '@/components/links/help-topic';
import { notifyError } from '@/components/notices/notices';
import { Dialog } from './dialog';
import { DialogButtons } from './dialog-buttons';

/**
 * Listens for a letter while a dialog is open; `run` receives the timestamp of the keystroke. Ignores key repeat, and
 * keystrokes for an overlay above the dialog.
 */
const useConfirmKey = (
  letter: string | undefined,
  content: RefObject<HTMLElement | null>,
  run: (at: number) => void,
) => {
  const withSingleKeys = useSingleKeys();
  const latest = useLatest(run);
  useEffect(() => {
    if (letter === undefined || !withSingleKeys) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { repeat, timeStamp, ctrlKey, metaKey, altKey, target } = event;
      if (repeat || ctrlKey || metaKey || altKey || !content.current || isClosing(content.current)) return;
      const overlay = target instanceof Element && target.closest('[role="dialog"], [role="menu"]');
      if (overlay && !overlay.contains(content.current)) return;
      if (letterOf(event) === letter) latest.current(timeStamp);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [letter, withSingleKeys, content, latest]);
};

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  /** The label of the confirm button. */
  confirm: string;
  /** The label of the cancel button; "Cancel" by default. */
  cancelLabel?: string | undefined;
  /** Colour of the confirm button, `danger` by default; `primary` for what destroys nothing. */
  color?: 'danger' | 'primary';
  /** Another button in the dialog is the main one. */
  subdued?: boolean | undefined;
  /** The part of the help that explains it. */
  help?: HelpTopic;
  /** The letter that opened the dialog; pressing it again confirms. */
  shortcut?: string;
  /** Called when `shortcut` is pressed while the dialog is busy: confirms the next question early. */
  onAhead?: () => void;
  /** Confirmed in advance: runs as soon as the dialog opens. */
  confirmed?: boolean;
  /** Runs once per confirmation. If it rejects, the dialog stays and shows the reason; once closed, a notice does. */
  onConfirm: () => Promise<unknown>;
  /** The error message; undefined if the children show the error. */
  failureOf?: (error: unknown) => string | undefined;
  onClose: () => void;
  /** Runs before closing without a confirmation: discards what was typed. */
  onDismiss?: (() => void) | undefined;
}

type Question = Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirm' | 'cancelLabel' | 'color' | 'subdued'
>;

/** The last question. A dialog that fades out keeps showing it, even if its screen has changed meanwhile. */
const useQuestion = (opened: boolean, now: Question): Question | undefined => {
  const [last, setLast] = useState<Question>();
  const same = last?.title === now.title && last.children === now.children && last.confirm === now.confirm;
  if (opened && !same) setLast(now);
  return opened ? now : last;
};

/** Asks for confirmation before an irreversible action. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { opened, title, onConfirm, failureOf = reasonOf, onClose, confirmed = false } = props;
  const question = useQuestion(opened, props);
  const withSingleKeys = useSingleKeys();
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [wasOpened, setWasOpened] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setFailure(undefined);
  }
  // A ref, since clicks may come before the next render; stays set from success until the next question.
  const busy = useRef(false);
  const since = useRef(0);
  const content = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen();
  // A modal that is mounted opened cannot know which element had the focus, and would take it from where it has moved since.
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (opened) {
      busy.current = false;
      since.current = performance.now();
      opener.current = document.activeElement;
    } else if (isFocusLost() && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true });
  }, [opened]);

  const close = () => {
    if (busy.current) return;
    props.onDismiss?.();
    onClose();
  };
  const run = async () => {
    if (!opened || busy.current) return;
    busy.current = true;
    setRunning(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
      // While the dialog fades out, the replacement of a removed element may have the focus.
      if (isFocusLost() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    } catch (error) {
      busy.current = false;
      if (onScreen.current) setFailure(failureOf(error));
      else if (!isSilent(error)) {
        const asked = title.replace(/\?$/, '');
        notifyError(
          mayBeSaved(error)
            ? $localize`It is not known whether “${asked}:title:” went through. ${reasonOf(error)}:reason:`
            : $localize`“${asked}:title:” did not go through. ${reasonOf(error)}:reason:`,
        );
      }
    } finally {
      setRunning(false);
    }
  };

  useConfirmKey(props.shortcut, content, (at) => {
    if (busy.current || confirmed) props.onAhead?.();
    // The keystroke that opened the dialog is still being dispatched.
    else if (at >= since.current) void run();
  });
  const runConfirmed = useEffectEvent(() => void run());
  useEffect(() => {
    if (!opened || !confirmed) return undefined;
    const timer = setTimeout(runConfirmed);
    return () => clearTimeout(timer);
  }, [opened, confirmed]);

  // Many screens mount a dialog that is rarely opened.
  if (!question) return null;
  return (
    <Dialog
      opened={opened}
      returnFocus={false}
      // Deferred, since the dialog itself is still mounted.
      onExitTransitionEnd={() => setTimeout(focusScreen)}
      onClose={close}
      title={question.title}
      help={props.help}
    >
      <Stack ref={content}>
        <div>{question.children}</div>
        {failure && (
          <Alert color="danger" role="alert">
            {failure}
          </Alert>
        )}
        <DialogButtons
          confirm={question.confirm}
          cancelLabel={question.cancelLabel}
          color={question.color ?? 'danger'}
          subdued={question.subdued}
          focusConfirm={false}
          letter={withSingleKeys ? props.shortcut : undefined}
          running={running}
          onConfirm={() => void run()}
          onCancel={close}
        />
      </Stack>
    </Dialog>
  );
};
