import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNoNews, reasonOf } from '@/api/errors';
import { notifyError, notifySuccess } from '@/components/notices';

interface Change<Value> {
  to: Value;
  /** The value that Undo sets; undefined if the old one is unknown. */
  back?: Value | undefined;
}

interface StatusChangeOptions<Value> {
  id: number;
  /** The record's name. */
  name: string;
  set: ((value: Value) => Promise<unknown>) | undefined;
  /** The confirmation, as a sentence. */
  message: (value: Value) => string;
  /** The confirmation for several records. */
  messageOf: (count: number, value: Value) => string;
}

/** Sets a row's status, one request after the other, and offers an undo. */
export const useStatusChange = <Value>({ id, name, set, message, messageOf }: StatusChangeOptions<Value>) => {
  // A ref, since clicks may come before the next render.
  const wanted = useRef<Value>(undefined);
  const client = useQueryClient();
  /** The saved value, shown until the list has been refetched. */
  const [done, setDone] = useState<Change<Value>>();
  const { mutate, isPending, variables } = useMutation({
    meta: { handled: true },
    scope: { id: `status-${id}` },
    mutationFn: async ({ to }: Change<Value>) => set?.(to),
    onSuccess: (_answer, made) => {
      const { to, back } = made;
      setDone(made);
      void client
        .refetchQueries({ fetchStatus: 'fetching' }, { cancelRefetch: false })
        .then(() => setDone((last) => (last === made ? undefined : last)));
      notifySuccess(message(to), {
        undo: back === undefined ? undefined : () => change({ to: back, back: to }),
        several: (count) => messageOf(count, to),
      });
    },
    onSettled: (_answer, _error, { to }) => {
      if (wanted.current === to) wanted.current = undefined;
    },
    onError: (error) => {
      if (isNoNews(error)) return;
      notifyError(`“${name}” was not changed. ${reasonOf(error)}`, { id: `status-${id}` });
    },
  });
  const change = (next: Change<Value>) => {
    if (next.to === wanted.current) return;
    wanted.current = next.to;
    mutate(next);
  };
  const pending = isPending ? variables : undefined;
  return { change, pending, known: pending ?? done };
};
