import { useCallback, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { withStatus } from '@/api/created';
import { toApiError, type ApiError } from '@/api/errors';
import { useOnScreen } from '@/components/use-on-screen';

/** What the call that saves is given besides the body. */
export interface SaveOptions {
  onUploadProgress: (fraction: number) => void;
  onStatus: (status: number) => void;
}

/** Where a save that succeeds leads: back to the list, or to the emptied form. */
export type Then = 'leave' | 'stay';

interface Started<Values> {
  values: Values;
  then: Then;
  /** Whether the form is still there when the answer comes. */
  onScreen: boolean;
}

interface SaveSteps<Values> {
  send: (values: Values, options: SaveOptions) => Promise<unknown>;
  onSaved: (outcome: Started<Values> & { answer: unknown; status: number | undefined }) => void;
  onFailed: (outcome: Started<Values> & { error: ApiError }) => void;
}

/** Runs a form's saves, one at a time; the steps are taken even when the form has been left meanwhile. */
export const useSave = <Values>({ send, onSaved, onFailed }: SaveSteps<Values>) => {
  const [progress, setProgress] = useState<number>();
  const running = useRef(false);
  const onScreen = useOnScreen();

  const { mutate, isPending } = useMutation({
    meta: { handled: true },
    mutationFn: ({ values }: { values: Values; then: Then }) =>
      withStatus(({ onStatus }) => send(values, { onUploadProgress: setProgress, onStatus })),
    onSuccess: (outcome, started) => {
      onSaved({ ...outcome, ...started, onScreen: onScreen.current });
    },
    onError: (error, started) => {
      onFailed({ error: toApiError(error), ...started, onScreen: onScreen.current });
    },
    onSettled: () => {
      running.current = false;
      setProgress(undefined);
    },
  });

  return {
    /** How much of the body has been sent, 0 to 1, while files are sent. */
    progress,
    saving: isPending,
    /** As of now, not as of the last render. */
    isSaving: useCallback(() => running.current, []),
    start: (values: Values, then: Then) => {
      running.current = true;
      mutate({ values, then });
    },
  };
};
