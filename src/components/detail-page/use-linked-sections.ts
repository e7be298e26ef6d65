import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useSections } from '@/components/form-page/use-sections';

/** `useSections` for sections that the URL's hash can name. */
export const useLinkedSections = (ids: readonly string[]) => {
  const sections = useSections(ids);
  const target = useLocation({ select: ({ hash }) => hash });
  const follow = useEffectEvent((id: string) => {
    if (ids.includes(id)) sections.goTo(id);
  });
  useEffect(() => follow(target), [target]);
  return sections;
};
