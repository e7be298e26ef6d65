import type { FocusEvent, MouseEvent } from 'react';
import { notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { type NoticeAction, type NoticeLink, NoticeText } from './notice-text';

/**
 * Hides a notice after `ms` milliseconds on the screen. The timer pauses while the notice has the focus or the pointer
 * moves over it; a pointer at rest where it appears does not count. `restart` resets the timer.
 */
const autoCloseAfter = (id: string, ms: number) => {
  let timer: number | undefined;
  let shown = false;
  let held = false;
  const stop = () => window.clearTimeout(timer);
  const start = () => {
    stop();
    timer = window.setTimeout(() => notifications.hide(id), ms);
  };
  const hold = () => {
    held = true;
    stop();
  };
  const release = () => {
    held = false;
    start();
  };
  return {
    restart: () => {
      if (shown && !held) start();
    },
    handlers: {
      autoClose: false,
      onOpen: () => {
        shown = true;
        start();
      },
      onClose: stop,
      // Browsers also fire this event when an element appears under a resting pointer.
      onMouseMove: ({ movementX, movementY }: MouseEvent) => {
        if (movementX !== 0 || movementY !== 0) hold();
      },
      onMouseLeave: release,
      onFocus: hold,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) release();
      },
    },
  } as const;
};

/** How long a notice offers Undo, in milliseconds. */
export const UNDO_MS = 10_000;

/** How long a success without an action is shown, in milliseconds. */
const SUCCESS_MS = 5_000;

interface SuccessOptions {
  open?: NoticeLink | undefined;
  undo?: (() => void) | undefined;
  /** What was not done, as a sentence; the notice then stays until it is dismissed. */
  warning?: string | undefined;
  /** The message for several such actions, as a sentence: while the notice is shown, they share it. */
  groupMessage?: ((count: number) => string) | undefined;
}

interface ErrorOptions {
  /** Identifies the cause; a later notice with the same id replaces this one. The message by default. */
  id?: string;
  /** Still in progress: nothing has failed yet. */
  pending?: boolean;
  /** A button that tries once more, and closes the notice. */
  action?: NoticeAction | undefined;
}

interface Done {
  message: string;
  undo: (() => void) | undefined;
}

/** The maximum number of undo offers. */
const MOST_OFFERS = 10;

let offers: readonly { done: Done; at: number; undo: () => void }[] = [];

/** What this session can still undo, even after its notice has closed, last first; each works once. */
export const undoOffers = () => offers;

const close = { closeButtonProps: { 'aria-label': $localize`Dismiss` } } as const;

let successes = 0;

interface Shown {
  id: string;
  add: (done: Done) => void;
  drop: (some: readonly Done[]) => void;
  undoSome: (some: readonly Done[]) => void;
}

/** The latest shared notice by the text of its message for two. */
const shared = new Map<string, Shown>();

const isShown = (id: string) => {
  const { notifications: shown, queue } = notificationsStore.getState();
  return [...shown, ...queue].some((notice) => notice.id === id);
};

/** Shows the last action of a kind, or the count; each can be undone, last first, or all at once. */
const showDone = (first: Done, { open, warning, groupMessage }: SuccessOptions): Shown => {
  successes += 1;
  const id = `success-${successes}`;
  const hide = () => void notifications.hide(id);
  const timer = autoCloseAfter(id, (open ?? first.undo) ? UNDO_MS : SUCCESS_MS);
  let all: readonly Done[] = [first];

  const drop = (some: readonly Done[]) => {
    all = all.filter((done) => !some.includes(done));
    offers = offers.filter(({ done }) => !some.includes(done));
    if (all.length === 0) hide();
    else update();
  };
  // Skips what was undone by clicks that came before the notice was re-rendered.
  const undoSome = (some: readonly Done[]) => {
    const left = some.filter((done) => all.includes(done));
    drop(left);
    left.toReversed().forEach(({ undo }) => undo?.());
  };
  const text = () => {
    const [only] = all;
    const last = all.findLast(({ undo }) => undo !== undefined);
    const said = all.length === 1 || !groupMessage ? (only?.message ?? '') : groupMessage(all.length);
    return (
      <NoticeText
        message={warning === undefined ? said : `${said} ${warning}`}
        open={all.length === 1 ? open : undefined}
        onOpen={hide}
        actions={[
          ...(last ? [{ label: $localize`Undo`, run: () => undoSome([last]) }] : []),
          ...(all.length > 1 && all.every(({ undo }) => undo !== undefined)
            ? [{ label: $localize`Undo all`, run: () => undoSome(all) }]
            : []),
        ]}
      />
    );
  };
  const update = () => {
    notifications.update({ id, message: text() });
    timer.restart();
  };

  const add = (done: Done) => {
    all = [...all, done];
    update();
  };
  const shown = { id, add, drop, undoSome };
  if (groupMessage) shared.set(groupMessage(2), shown);
  notifications.show({
    id,
    color: warning === undefined ? 'success' : 'warning',
    icon:
      warning === undefined ? (
        <IconCheck size={18} aria-hidden />
      ) : (
        <IconAlertTriangle size={18} aria-hidden />
      ),
    ...close,
    ...(warning === undefined ? timer.handlers : { autoClose: false as const }),
    message: text(),
  });
  return shown;
};

/**
 * Confirms an action, naming the record; closes by itself, later if it has a link or an undo. Returns the function that
 * closes it.
 */
export const notifySuccess = (message: string, options: SuccessOptions = {}): (() => void) => {
  const done = { message, undo: options.undo };
  const before = options.groupMessage && shared.get(options.groupMessage(2));
  const same = before && isShown(before.id) ? before : undefined;
  same?.add(done);
  const { drop, undoSome } = same ?? showDone(done, options);
  const offer = { done, at: Date.now(), undo: () => undoSome([done]) };
  if (done.undo) offers = [offer, ...offers].slice(0, MOST_OFFERS);
  return () => drop([done]);
};

/** The action of a notice, which closes it. */
const closing = (id: string, { label, run }: NoticeAction): NoticeAction => ({
  label,
  run: () => {
    notifications.hide(id);
    run();
  },
});

/** Shows an error, once per cause; stays until it is dismissed. */
export const notifyError = (
  message: string,
  { id = message, pending = false, action }: ErrorOptions = {},
): void => {
  notifications.hide(id);
  notifications.show({
    id,
    color: pending ? 'warning' : 'danger',
    icon: <IconAlertTriangle size={18} aria-hidden />,
    autoClose: false,
    ...close,
    message: <NoticeText message={message} actions={action ? [closing(id, action)] : []} />,
  });
};

/** The id of the notice that the session has ended. */
export const SESSION_END = 'session';

export const clearNotice = (id: string): void => {
  notifications.hide(id);
};

/** Drops every notice, shown or queued, with its undo. */
export const clearNotices = (): void => {
  offers = [];
  notifications.clean();
};

/** Says which fields were sent but not kept; undefined if all were kept. */
export const notKept = (labels: readonly string[]): string | undefined =>
  labels.length > 0 ? $localize`The server did not keep: ${labels.join(', ')}:labels:.` : undefined;
