import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Alert, Stack } from '@mantine/core';
import { isNoNews, reasonOf } from '@/api/errors';
import { Dialog } from './dialog';
import { DialogButtons } from './dialog-buttons';
import { focusScreen, isFocusLost } from './focus-lost';
import { notifyError } from './notices';
import { useConfirmKey } from './use-confirm-key';
import { useOnScreen } from './use-on-screen';

export interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  /** What will happen, in a sentence or two. */
  children: ReactNode;
  /** The label of the button that goes ahead. */
  confirm: string;
  /** The label of the button that leaves everything as it is; "Cancel" by default. */
  wayOut?: string | undefined;
  /** Colour of the confirm button, `danger` by default; `primary`, for what destroys nothing, also focuses it. */
  color?: 'danger' | 'primary';
  /** A letter that goes ahead, the one that asked: pressed once more. */
  shortcut?: string;
  /** Called when `shortcut` is pressed while the dialog is busy: it is meant for the next question. */
  onAhead?: () => void;
  /** Somebody has gone ahead before it was asked: it runs as soon as it is opened. */
  confirmed?: boolean;
  /** Runs once per confirmation; when it rejects, the reason is shown and the dialog stays; a notice says it once that is gone. */
  onConfirm: () => Promise<unknown>;
  /** What is said of a failure; nothing where the children say it. */
  failureOf?: (error: unknown) => string | undefined;
  onClose: () => void;
  /** Runs before it where nobody went ahead: lets go of what was typed. */
  onDismiss?: (() => void) | undefined;
}

type Question = Pick<ConfirmDialogProps, 'title' | 'children' | 'confirm' | 'wayOut' | 'color'>;

/** What was asked last. A dialog that fades out goes on showing it, whatever its screen has turned to meanwhile. */
const useQuestion = (opened: boolean, now: Question): Question | undefined => {
  const [last, setLast] = useState<Question>();
  const same = last?.title === now.title && last.children === now.children && last.confirm === now.confirm;
  if (opened && !same) setLast(now);
  return opened ? now : last;
};

/** Asks once before something that cannot be undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { opened, title, onConfirm, failureOf = reasonOf, onClose, confirmed = false } = props;
  const question = useQuestion(opened, props);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [wasOpened, setWasOpened] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setFailure(undefined);
  }
  // Read by clicks that come before the next render; stays set from an answer that went through until the next question.
  const busy = useRef(false);
  const since = useRef(0);
  const content = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen();
  // A modal that is mounted opened does not know where the focus was, and gives it back although it has moved on.
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
      // While the dialog fades out, what takes the place of something removed may have the focus.
      if (isFocusLost() && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    } catch (error) {
      busy.current = false;
      if (onScreen.current) setFailure(failureOf(error));
      else if (!isNoNews(error)) notifyError(`“${title}” did not go through. ${reasonOf(error)}`);
    } finally {
      setRunning(false);
    }
  };

  useConfirmKey(props.shortcut, content, (at) => {
    if (busy.current || confirmed) props.onAhead?.();
    // The keystroke that asked is still on its way.
    else if (at >= since.current) void run();
  });
  const runConfirmed = useEffectEvent(() => void run());
  useEffect(() => {
    if (!opened || !confirmed) return undefined;
    const timer = setTimeout(runConfirmed);
    return () => clearTimeout(timer);
  }, [opened, confirmed]);

  // Many screens hold a dialog that is seldom asked for.
  if (!question) return null;
  return (
    <Dialog
      opened={opened}
      returnFocus={false}
      // It is still there itself.
      onExitTransitionEnd={() => setTimeout(focusScreen)}
      onClose={close}
      title={question.title}
    >
      <Stack ref={content}>
        <div>{question.children}</div>
        {failure && (
          <Alert color="danger" role="alert">
            {failure}
          </Alert>
        )}
        <DialogButtons
          verb={question.confirm}
          wayOut={question.wayOut}
          color={question.color ?? 'danger'}
          focusVerb={question.color === 'primary'}
          running={running}
          onVerb={() => void run()}
          onWayOut={close}
        />
      </Stack>
    </Dialog>
  );
};
