import type { ComponentType, ReactNode } from 'react';
import type { ZodType } from 'zod';
import type { FormResource } from '@/api/writes/resource';
import type { Fact } from '@/components/detail-page/facts';
import type { FormSections } from '@/components/form-page/long-form-page';
import type { ReadOptions } from '@/components/records/read-options';
import type { CopyDialogProps } from '@/domain/copying/copy-dialog';
import type { TravellerPriceOf } from '@/domain/listings/as-traveller/traveller-price';
import type { LoadFirstSave } from '@/domain/listings/first-save/use-first-save';
import type { ListingKind } from '@/domain/listings/rules/rule';
import type { Stay } from '@/domain/listings/stay';
import type { RequestKind } from '@/domain/requests/request-kind';
import type { HotelRoomFields } from '@/generated/model';
import type { homestayArea } from '@/resources/homestays';
import type { hotelArea } from '@/resources/hotels';
import type { StayLinks } from '@/resources/stay-links';
import type { StayValues } from './stay-values';

/** The fields of a room that change without its form. */
type SwitchedFields = Pick<HotelRoomFields, 'status' | 'price'>;

/** The rooms of the homestay or hotel with this id, as changed in their table. */
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
  loadFirstSave: LoadFirstSave<Rec>;
  sections: FormSections<Values, Rec>;
  /** The only status for which the form of a new one is cleared, if specified. */
  resetOnStatus?: number;
  /** The form values after clearing for another new one, if different from the initial ones. */
  clearedValues?: Values;
}

/** How a record of a kind is displayed, as itself and as a request. */
export interface StayViewKind<Rec extends Stay> extends StayKind<Rec> {
  remove: (id: number) => Promise<unknown>;
  /** Loads the dialog that copies parts of another one into it. */
  loadCopy: () => Promise<{ CopyParts: ComponentType<CopyDialogProps> }>;
  /** Its rules. */
  listing: ListingKind<Rec>;
  /** The calls to list, read and approve requests. */
  requests: Pick<RequestKind<Rec>, 'source' | 'read' | 'approve'>;
  /** The link to its region. */
  region: (record: Rec) => ReactNode;
  /** Its price. */
  price: (record: Rec) => readonly Fact[];
  travellerPrice: (record: Rec) => TravellerPriceOf;
  /** Its kind of accommodation. */
  facts: (record: Rec) => readonly Fact[];
  /** Its rich texts, the description first, each with the rule that it is written, if there is one. */
  texts: (
    record: Rec,
  ) => readonly (readonly [title: string, html: string | null | undefined, rule?: string])[];
}
