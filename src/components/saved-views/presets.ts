import { enumLabel } from '@/components/inputs/enum-options';
import { AmenityType, NoticeType, SeoPageSubject, TopDealType } from '@/generated/model';
import type { ViewSearch } from './saved-views';

/** A view that comes with a list. */
export interface Preset {
  name: string;
  search: ViewSearch;
}

const newest: Preset = { name: 'Newest first', search: { sort: '-id' } };
const inactive: Preset = { name: 'Inactive', search: { status: '0' } };
const waiting: Preset = { name: 'Waiting for approval', search: { request_status: 'pending' } };

/** A view for each value of a filter. */
const byValue = (filter: string, values: Readonly<Record<string, string>>): Preset[] =>
  Object.values(values).map((value) => ({ name: enumLabel(value), search: { [filter]: value } }));

/** The views that come with the lists, from the filters that their calls have. */
export const presets: Readonly<Partial<Record<string, readonly Preset[]>>> = {
  '/bookings': [
    { name: 'Today’s travel', search: { view: 'board', span: 'today' } },
    { name: 'Next 7 days', search: { view: 'board', span: 'week' } },
    { name: 'Needs action', search: { status: 'pending' } },
    { name: 'Cancelled', search: { status: 'cancelled' } },
  ],
  '/packages': [waiting, inactive, newest],
  '/homestays': [waiting, newest],
  '/hotels': [waiting, newest],
  '/package-regions': [newest],
  '/package-activities': [newest],
  '/homestay-regions': [newest],
  '/hotel-regions': [newest],
  '/amenities': byValue('type', AmenityType),
  '/features': [newest],
  '/banners': [inactive, newest],
  '/topdeals': byValue('type', TopDealType),
  '/notices': byValue('type', NoticeType),
  '/blogs': [inactive, newest],
  '/categories': [newest],
  '/pages': [newest],
  '/seo-pages': byValue('seopageable_type', SeoPageSubject),
  '/users': [newest],
  '/roles': [newest],
};
