import { useState } from 'react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useIsHere } from '@/components/hooks/use-is-here';
import { requestSearch } from './request-search';

const DEBOUNCE_MS = 300;

/** The name that is looked for, kept in the URL too, so that the way back from a form leads to what was found. */
export const useSoughtName = () => {
  const [name, setName] = useState(requestSearch(useSearch({ strict: false })).name ?? '');
  const navigate = useNavigate();
  const isHere = useIsHere();
  const keep = useDebouncedCallback((text: string) => {
    if (!isHere()) return;
    const search = (before: object) => ({ ...before, name: text.trim() === '' ? undefined : text });
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  }, DEBOUNCE_MS);
  const search = (text: string) => {
    setName(text);
    keep(text);
  };
  return [name, search] as const;
};
