import type { ReactNode } from 'react';
import { linkOptions } from '@tanstack/react-router';
import type { Homestay, Hotel, Package } from '@/generated/model/index';
import type { Requested } from './pending';
import type { PendingOptions } from './use-pending';

/** How each kind is called: its screen as in the menu, and one of it. */
export const kindWords = {
  packages: { title: 'Package requests', label: 'Packages', one: 'Package' },
  homestays: { title: 'Homestay requests', label: 'Homestays', one: 'Homestay' },
  hotels: { title: 'Hotel requests', label: 'Hotels', one: 'Hotel' },
} as const;

/** The screen of each kind. */
export const kindLinks = {
  packages: linkOptions({ to: '/requests/packages' }),
  homestays: linkOptions({ to: '/requests/homestays' }),
  hotels: linkOptions({ to: '/requests/hotels' }),
} as const;

export interface QueuedRow extends Requested {
  id: number;
  name: string;
}

/** What the inbox knows of one kind of listing. */
export interface RequestKind<Row extends QueuedRow> {
  /** Where the rows come from that may wait. */
  source: PendingOptions<Row>;
  /** Under a row's name: who asks. */
  note: (row: Row) => ReactNode;
  /** How far its record is from being ready; rendered once somebody sees the row. */
  verdict: (id: number) => ReactNode;
  /** The generated calls that approve one, and that read its record. */
  approve: (id: number) => Promise<unknown>;
  read: (id: number) => Promise<{ data: Row }>;
  /** The record in full; `action` is the button that approves it. */
  preview: (id: number, action: ReactNode) => ReactNode;
}

export interface RequestKinds {
  packages: RequestKind<Package>;
  homestays: RequestKind<Homestay>;
  hotels: RequestKind<Hotel>;
}
