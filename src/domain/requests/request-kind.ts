import type { ComponentType, ReactNode } from 'react';
import type { LinkProps } from '@tanstack/react-router';
import type { ReadOptions } from '@/components/records/read-options';
import type { Gaps } from '@/domain/listings/rules/rule';
import type { Listing } from '@/domain/listings/stay';
import type { Homestay, Hotel, Package } from '@/generated/model/index';
import type { PendingOptions } from './use-pending';

export type ShowGaps = (gaps: Gaps) => ReactNode;

/** One kind of listing, as the inbox needs it. */
export interface RequestKind<Rec extends Listing> {
  /** The list of possibly pending rows. */
  source: PendingOptions<Rec>;
  /** Under a row's name: the requester. */
  note: (row: Rec) => ReactNode;
  /** The generated calls that approve one, and that read its record. */
  approve: (id: number) => Promise<unknown>;
  read: (id: number) => Promise<{ data: Rec }>;
  /** The generated query options of its record. */
  record: (id: number) => ReadOptions<{ data: Rec }>;
  Gaps: ComponentType<{ record: Rec; show: ShowGaps }>;
  /** What else a row of the queue says, once its record is loaded. */
  Notes?: ComponentType<{ record: Rec }>;
  byline: (record: Rec) => ReactNode;
  edit: (record: Rec) => LinkProps;
  /** The record as a traveller would read it. */
  body: (record: Rec) => ReactNode;
}

export interface RequestKinds {
  packages: RequestKind<Package>;
  homestays: RequestKind<Homestay>;
  hotels: RequestKind<Hotel>;
}
