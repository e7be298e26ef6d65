import type { ReactNode } from 'react';
import type { ZodType } from 'zod';
import type { FormResource } from '@/api/resource';
import type { homestayArea } from '@/areas/homestays';
import type { hotelArea } from '@/areas/hotels';
import type { StayLinks } from '@/areas/stay-links';
import type { Fact } from '@/components/detail-page/facts';
import type { FormSections } from '@/components/form-page/long-form-page';
import type { ReadOptions } from '@/components/read-options';
import type { ListingKind } from '@/domain/listings/rules/rule';
import type { Stay } from '@/domain/listings/stay';
import type { RequestKind } from '@/domain/requests/request-kind';
import type { RoomFields } from '@/generated/model';
import type { StayValues } from './stay-values';

/** What is changed of a room without its form. */
type SwitchedFields = Pick<RoomFields, 'status' | 'price'>;

/** The rooms of the house with this id, as they are changed where they are listed. */
export type RoomsOf = (stayId: number) => {
  change: (id: number, fields: SwitchedFields, before: SwitchedFields) => Promise<unknown>;
  remove: ((id: number) => Promise<unknown>) | undefined;
};

/** How hotels and homestays differ on every screen: nouns, addresses and generated calls. */
export interface StayKind<Rec extends Stay> {
  area: typeof homestayArea | typeof hotelArea;
  links: StayLinks;
  record: (id: number) => ReadOptions<{ data: Rec }>;
}

/** The form of a kind. */
export interface StayFormKind<Rec extends Stay, Values extends StayValues> extends StayKind<Rec> {
  resource: FormResource<Rec, Values>;
  schema: ZodType;
  sections: FormSections<Values, Rec>;
  /** The only status on which the form of a new one is cleared, where the specification names one. */
  clearOn?: number;
  /** What the form holds that is cleared for another new one, where that is not what it started from. */
  clearedValues?: Values;
}

/** How one of a kind is read, as a record and as a request. */
export interface StayViewKind<Rec extends Stay> extends StayKind<Rec> {
  remove: (id: number) => Promise<unknown>;
  /** What it needs to be sold, and to sell well. */
  listing: ListingKind<Rec>;
  /** The calls that find, read and approve those that wait. */
  requests: Pick<RequestKind<Rec>, 'source' | 'read' | 'approve'>;
  /** The link to its region. */
  region: (record: Rec) => ReactNode;
  /** What it costs. */
  price: (record: Rec) => readonly Fact[];
  /** What kind of house it is. */
  facts: (record: Rec) => readonly Fact[];
  /** Its formatted texts, in their order. */
  texts: (record: Rec) => readonly (readonly [title: string, html: string | null | undefined])[];
}
