import type { Icon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { GivenView } from '@/components/saved-views/saved-views';
import type { PlainDate } from '@/lib/dates/dates';
import type { ImageRatio } from '@/lib/files/image-ratios';
import { capitalized } from '@/lib/text/capitalized';
import type { Findable } from './records';
import type { WaitingRequests } from './waiting-requests';

export type AppPath = NonNullable<LinkProps['to']>;

/** The groups of the menu, in order; what is set up once and rarely changed is at the end, and can be folded. */
export const areaGroups = ['Marketplace', 'Stays', 'Content', 'System', 'Setup'] as const;

/** What the menu calls its groups. */
export const groupLabels: Readonly<Record<(typeof areaGroups)[number], string>> = {
  Marketplace: $localize`Marketplace`,
  Stays: $localize`Stays`,
  Content: $localize`Content`,
  System: $localize`System`,
  Setup: $localize`Setup`,
};

interface AreaOptions extends Omit<Findable, 'label'> {
  path: AppPath;
  /** The nouns for one record and several within a sentence: "package region", "package regions". */
  nouns: { one: string; other: string };
  /** What the menu calls it, if more than its records is looked for there. */
  menuLabel?: string;
  /** Further search terms, in English and Nepali. */
  words?: string;
  /** Its group of the menu; undefined if only the account menu leads there. */
  group?: (typeof areaGroups)[number];
  icon: Icon;
  /** The create screen; undefined if the API cannot create. */
  create?: AppPath;
  /** Its list offers the rows as a gallery, with their images as the site crops them. */
  gallery?: ImageRatio;
  /** Its records have images though they are not offered as a gallery. */
  images?: true;
  /** Why a deleted record cannot be created again, as a sentence. */
  unrestorable?: string;
  /** The predefined views of its list. */
  views?: readonly GivenView[];
  /** Other records may use its records. */
  used?: true;
  /** Users refer to its records by number. */
  numbered?: true;
  /** The screen of everything on one date. */
  day?: (date: PlainDate) => LinkProps;
  /** The number of its records that await approval. */
  waiting?: WaitingRequests;
}

/** A part of the application, as known to menu, palette, breadcrumbs, lists and links. */
export interface Area extends AreaOptions {
  /** The label in menu and breadcrumb, and the list's heading. */
  label: string;
}

/** Defines an area; its fields, columns and screens are elsewhere. */
export const area = <const Options extends AreaOptions>(options: Options) => ({
  ...options,
  label: capitalized(options.nouns.other),
});
