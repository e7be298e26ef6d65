import type { ReactNode } from 'react';
import type { Requested } from '@/areas/pending';
import type { Gaps } from '@/domain/listings/rules/rule';
import type { Homestay, Hotel, Package } from '@/generated/model/index';
import type { PendingOptions } from './use-pending';

export type ShowGaps = (gaps: Gaps) => ReactNode;

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
  /** Shows what its record lacks, once that is read. */
  gaps: (id: number, show: ShowGaps) => ReactNode;
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
