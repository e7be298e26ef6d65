import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNoNews, reasonOf } from '@/api/errors/api-error';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import { plural } from '@/lib/text/plural';

interface Change {
  to: boolean;
  /** The status that Undo sets; undefined if the old one is unknown. */
  back?: boolean | undefined;
}

interface StatusChangeOptions {
  id: number;
  /** The record's name. */
  name: string;
  /** The plural noun for several records. */
  nouns: string;
  set: ((active: boolean) => Promise<unknown>) | undefined;
}

/** Sets a row active or inactive, one request after the other, and offers an undo. */
export const useStatusChange = ({ id, name, nouns, set }: StatusChangeOptions) => {
  // A ref, since clicks may come before the next render.
  const wanted = useRef<boolean>(undefined);
  const client = useQueryClient();
  /** The saved status, shown until the list has been refetched. */
  const [done, setDone] = useState<Change>();
  const { mutate, isPending, variables } = useMutation({
    meta: { handled: true },
    scope: { id: `status-${id}` },
    mutationFn: async ({ to }: Change) => set?.(to),
    onSuccess: (_answer, made) => {
      const { to, back } = made;
      setDone(made);
      void client
        .refetchQueries({ fetchStatus: 'fetching' }, { cancelRefetch: false })
        .then(() => setDone((last) => (last === made ? undefined : last)));
      notifySuccess(to ? `“${name}” is active now.` : `“${name}” is inactive now.`, {
        undo: back === undefined ? undefined : () => change({ to: back, back: to }),
        groupMessage: (count) =>
          plural(count, { other: to ? `# ${nouns} are active now.` : `# ${nouns} are inactive now.` }),
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
  const change = (next: Change) => {
    if (next.to === wanted.current) return;
    wanted.current = next.to;
    mutate(next);
  };
  const pending = isPending ? variables : undefined;
  return { change, pending, known: pending ?? done };
};
