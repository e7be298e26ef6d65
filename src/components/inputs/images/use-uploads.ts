import { useRef, useState } from 'react';
import { lifetime } from '@/api/client/lifetime';
import { reasonOf } from '@/api/errors/api-error';
import { useLatest } from '@/components/hooks/use-latest';
import { useOnScreen } from '@/components/hooks/use-on-screen';

/** The state of one file's upload. */
export interface Upload {
  state: 'waiting' | 'sending' | 'failed';
  /** 0 to 1. */
  progress: number;
  /** Why it failed. */
  reason?: string;
  retry: () => void;
}

type UploadState = Omit<Upload, 'retry'>;

/** The arguments of `send` besides the file. */
export interface SendOptions {
  onProgress: (fraction: number) => void;
  /** Aborts when the upload is cancelled. */
  signal: AbortSignal;
}

interface UploadsOptions {
  send: (file: File, options: SendOptions) => Promise<void>;
}

const waiting: UploadState = { state: 'waiting', progress: 0 };

/**
 * Uploads files one after the other, each in its own call, so that a failed one is retried alone. A file that is
 * forgotten is removed from the queue, or aborted if it is in flight.
 */
export const useUploads = ({ send }: UploadsOptions) => {
  const [states, setStates] = useState<ReadonlyMap<File, UploadState>>(new Map());
  const queue = useRef<File[]>([]);
  const running = useRef<Promise<void>>(undefined);
  const sending = useRef<{ file: File; abort: AbortController }>(undefined);
  const onScreen = useOnScreen();
  const sendLatest = useLatest(send);

  const set = (file: File, state: UploadState | undefined) =>
    setStates((before) => {
      const after = new Map(before);
      if (state) after.set(file, state);
      else after.delete(file);
      return after;
    });

  const sendOne = async (file: File) => {
    const onProgress = (progress: number) => set(file, { state: 'sending', progress });
    const abort = new AbortController();
    sending.current = { file, abort };
    onProgress(0);
    try {
      await sendLatest.current(file, { onProgress, signal: abort.signal });
      set(file, undefined);
    } catch (error) {
      if (abort.signal.aborted) set(file, undefined);
      else set(file, { state: 'failed', progress: 0, reason: reasonOf(error) });
    }
  };

  const work = async () => {
    const session = lifetime();
    const goesOn = () => onScreen.current && !session.aborted;
    for (let file = queue.current.shift(); file && goesOn(); file = queue.current.shift())
      await sendOne(file);
  };

  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    for (const file of files) set(file, waiting);
    queue.current.push(...files);
    running.current ??= work().finally(() => {
      running.current = undefined;
    });
  };

  return {
    add,
    forget: (file: File) => {
      queue.current = queue.current.filter((other) => other !== file);
      if (sending.current?.file === file) sending.current.abort.abort();
      set(file, undefined);
    },
    uploadOf: (file: File): Upload | undefined => {
      const state = states.get(file);
      return state && { ...state, retry: () => add([file]) };
    },
    /** The number of files not sent yet, and how many of them failed. */
    pending: states.size,
    failed: [...states.values()].filter(({ state }) => state === 'failed').length,
    /** Resolves when no upload is in flight. */
    finished: async () => {
      await running.current;
    },
  };
};
