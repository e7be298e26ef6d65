import { useEffect, useSyncExternalStore } from 'react';
import { useMatch } from '@tanstack/react-router';
import { useStable } from '@/components/hooks/use-stable';
import { sameValues } from '@/lib/values/same-values';

/** A breadcrumb link between the area and the screen, such as the package of an itinerary. */
export interface Crumb {
  label: string;
  to: string;
}

export interface ScreenTitle {
  /** What the screen does: "Features", "Edit feature". */
  title: string;
  /** The record's name, once it is known. */
  record?: string | undefined;
  /** Ancestors of this record, outermost first. */
  trail?: readonly Crumb[] | undefined;
}

/** The title and location of a screen: while the next one loads, the router is ahead of it. */
interface NamedScreen extends ScreenTitle {
  path: string;
}

let current: NamedScreen | undefined;
const listeners = new Set<() => void>();

const publish = (next: NamedScreen | undefined) => {
  current = next;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets the title of the screen in the document, the breadcrumb and the star. The kit's page frames call it. */
export const useScreenTitle = ({ title, record, trail: links }: ScreenTitle): void => {
  const trail = useStable(links, sameValues);
  const path = useMatch({ strict: false, select: ({ pathname }) => pathname });
  useEffect(() => {
    const mine: NamedScreen = { title, record, trail, path };
    publish(mine);
    return () => {
      if (current === mine) publish(undefined);
    };
  }, [title, record, trail, path]);
};

/** The title of the current screen, if it has set one. */
export const useCurrentTitle = () => useSyncExternalStore(subscribe, () => current);
