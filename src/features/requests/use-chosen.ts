import { useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useIsHere } from '@/components/hooks/use-is-here';
import type { KindName } from '@/domain/requests/kind-names';
import { requestSearch } from './request-search';
import { type InboxRequest, keyOf } from './use-inbox';

/** The selected request, kept in the URL too, so that the way back from a form leads to it. */
export const useChosen = (only: KindName | undefined) => {
  const { kinds, kind = only, id } = requestSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => (kind && id ? keyOf(kind, id) : undefined));
  const isHere = useIsHere();
  const choose = (row: InboxRequest | undefined) => {
    setChosen(row?.key);
    if (!isHere()) return;
    const search = (before: object) => ({ ...before, kind: kinds && row?.kind, id: row?.id });
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  };
  return [chosen, choose] as const;
};
