import { useEffect } from 'react';
import { useLatest } from '@/components/hooks/use-latest';
import type { FormState } from './resource-form';
import { type useDraft, useDraftReturn } from './use-draft';

const without = (values: object, secret: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));

/** The draft of a form: stores its input, except secrets, and can restore it. */
export const useFormDraft = <Values extends object>(
  draft: ReturnType<typeof useDraft>,
  { subscribe, unsaved, restore }: Pick<FormState<Values>, 'subscribe' | 'unsaved' | 'restore'>,
  secret: readonly string[] = [],
) => {
  const { keep } = draft;
  const read = useLatest(() => {
    const { values, base } = unsaved();
    return { values: without(values, secret), base: without(base, secret) };
  });
  useEffect(() => subscribe(() => keep(() => read.current())), [subscribe, keep, read]);
  return useDraftReturn(draft, restore);
};
