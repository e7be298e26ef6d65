import { useCallback, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { type ApiError, toApiError } from '@/api/errors';
import { useOnScreen } from '@/components/hooks/use-on-screen';
import { isRecord } from '@/lib/values/is-record';

/** The arguments of the saving call besides the body. */
interface SaveOptions {
  onUploadProgress: (fraction: number) => void;
  /** Aborts when the save is cancelled. */
  signal: AbortSignal;
}

/** What follows a successful save: back to the list, the record's view, or the form cleared for another new record. */
export type Then = 'leave' | 'open' | 'another';

interface Started<Values> {
  values: Values;
  /** Whether the form is still mounted at the response. */
  onScreen: boolean;
}

export interface SaveSteps<Values, Answer> {
  /** Awaited first; the form can still be edited meanwhile. */
  prepare?: ((values: Values) => Promise<void>) | undefined;
  send: (values: Values, options: SaveOptions) => Promise<Answer>;
  onSaved: (outcome: Started<Values> & { answer: Answer }) => void;
  onFailed: (outcome: Started<Values> & { error: ApiError }) => void;
}

const holdsNewFile = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(holdsNewFile);
  if (value instanceof Blob) return true;
  return isRecord(value) && value.id === undefined && Object.values(value).some(holdsNewFile);
};

/** Runs a form's saves, one at a time; the callbacks run even if the form was unmounted meanwhile. */
export const useSave = <Values, Answer>({ prepare, send, onSaved, onFailed }: SaveSteps<Values, Answer>) => {
  const [progress, setProgress] = useState<number>();
  const [preparing, setPreparing] = useState(false);
  const running = useRef(false);
  const abort = useRef<AbortController>(undefined);
  const onScreen = useOnScreen();

  const { mutate, isPending } = useMutation({
    meta: { handled: true },
    mutationFn: async (values: Values) => {
      if (prepare) {
        setPreparing(true);
        await prepare(values).finally(() => setPreparing(false));
      }
      abort.current = new AbortController();
      return send(values, { onUploadProgress: setProgress, signal: abort.current.signal });
    },
    onSuccess: (answer, values) => onSaved({ answer, values, onScreen: onScreen.current }),
    onError: (error, values) => onFailed({ error: toApiError(error), values, onScreen: onScreen.current }),
    onSettled: () => {
      running.current = false;
      setProgress(undefined);
    },
  });

  return {
    /** Upload progress of the body, 0 to 1, while files are sent. */
    progress,
    saving: isPending,
    preparing,
    cancel: () => abort.current?.abort(),
    /** Reads the current state, not that of the last render. */
    isSaving: useCallback(() => running.current, []),
    start: (values: Values) => {
      running.current = true;
      // Shown from the start, so that an upload that stalls before its first byte can be cancelled too.
      if (holdsNewFile(values)) setProgress(0);
      mutate(values);
    },
  };
};
