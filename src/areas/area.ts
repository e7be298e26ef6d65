import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { GivenView } from '@/components/saved-views/saved-views';
import { capitalized } from '@/lib/capitalized';
import type { PlainDate } from '@/lib/dates';
import type { Findable } from './records';
import type { WaitingRequests } from './waiting-requests';

export type AppPath = NonNullable<LinkProps['to']>;

/** The groups of the menu, in their order. */
export const areaGroups = ['Marketplace', 'Stays', 'Content', 'People', 'System'] as const;

interface AreaOptions extends Omit<Findable, 'label'> {
  path: AppPath;
  /** What one and several of its records are called within a sentence: "package region", "package regions". */
  nouns: { one: string; other: string };
  group: (typeof areaGroups)[number];
  icon: Icon;
  /** Where a record is created; left out where the API has no way. */
  create?: AppPath;
  /** The views that come with its list. */
  views?: readonly GivenView[];
  /** People call its records by their numbers. */
  numbered?: true;
  /** Where one sees what happens on a day. */
  day?: (date: PlainDate) => LinkProps;
  /** How many of its records wait for somebody. */
  waiting?: WaitingRequests;
}

/** A part of the application, as menu, palette, crumbs, lists and links know it. */
export interface Area extends AreaOptions {
  /** Menu, crumb and heading of the list. */
  label: string;
}

/** Describes an area; fields, columns and screens are no part of it. */
export const area = <const Options extends AreaOptions>(options: Options) => ({
  ...options,
  label: capitalized(options.nouns.other),
});
