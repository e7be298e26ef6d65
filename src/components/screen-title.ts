import { useEffect, useSyncExternalStore } from 'react';
import { useMatch } from '@tanstack/react-router';
import { sameValues } from '@/lib/same-values';
import { useStable } from './use-stable';

/** A link of the breadcrumb between the area and the screen, such as the package that an itinerary belongs to. */
export interface Crumb {
  label: string;
  to: string;
}

export interface ScreenTitle {
  /** What the screen does: "Features", "Edit feature". */
  title: string;
  /** The record's name, once it is known. */
  record?: string | undefined;
  /** Records above this one, outermost first. */
  trail?: readonly Crumb[] | undefined;
}

/** What a screen has named itself, and where it is: while the next one loads, the router is ahead of it. */
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

/** Names the screen for the document title, the breadcrumb and the star. The kit's page frames call it. */
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

/** The title that the screen on display has given itself, if it has. */
export const useCurrentTitle = () => useSyncExternalStore(subscribe, () => current);
