import { describe, expect, it } from 'vitest';
import type { ImportField } from '@/components/edit-many/importing';
import { assignColumns } from './assign-columns';

const labels: Record<string, string> = {
  name: 'Name',
  display_name: 'Display name',
  short_description: 'Short description',
  location_start_from: 'Location start from',
  meta_page_title: 'Meta page title',
  meta_description: 'Meta description',
  slug: 'Slug',
  phone_1: 'Phone 1',
  phone_2: 'Phone 2',
  price_per_person: 'Price per person',
  duration: 'Duration',
  max_altitude: 'Max altitude',
  max_child: 'Max child',
  guide_language: 'Guide language',
  package_type: 'Package type',
  listing_type: 'Listing type',
  region_id: 'Region',
  latitude: 'Latitude',
  status: 'Active',
};
const fields = Object.entries(labels).map(([name, label]): ImportField => ({
  name,
  label,
  kind: 'text',
  required: false,
}));

const assigned = (head: readonly string[], by: Readonly<Record<string, string>> = {}) =>
  assignColumns(head, fields, { noun: 'package', by });

const outcome = (head: readonly string[], by?: Readonly<Record<string, string>>) =>
  assigned(head, by).map(({ to, by: how, taken }) => {
    if (taken) return `${taken.to} of ${taken.by}`;
    return how === 'guess' ? `${to}?` : to;
  });

describe('a column', () => {
  it.each([
    ['NAME', 'name'],
    ['price_per_person', 'price_per_person'],
    ['Price per person (NPR)', 'price_per_person'],
    ['Phone 1 (Contact)', 'phone_1?'],
    ['Duration (nights)', 'duration?'],
    ['Price per person (EUR)', 'price_per_person?'],
    ['Max altitude [required]', 'max_altitude'],
    ['Price per person in USD', 'price_per_person?'],
    ['Title', 'name?'],
    ['Cost per pax', 'price_per_person?'],
    ['Maximum elevation (ft)', 'max_altitude?'],
    ['Id', 'id'],
    ['Hours', 'duration?'],
    ['Mobile No.', 'phone_1?'],
    ['फोन', 'phone_1?'],
    ['Rate (Rs)', 'price_per_person?'],
    ['Package', 'name?'],
    ['Name of package', 'name?'],
    ['District', 'region_id?'],
    ['स्लग', 'slug'],
    ['क्षेत्र', 'region_id'],
    ['Altitude', 'max_altitude?'],
    ['Max children', 'max_child?'],
    ['Language', 'guide_language?'],
    ['Display', 'display_name?'],
    ['Short', 'short_description?'],
    ['Start location', 'location_start_from?'],
    ['Lattitude', 'latitude?'],
    ['Duratoin', 'duration?'],
    ['Enabled', 'status?'],
  ])('named %s is taken for %s', (name, to) => {
    expect(outcome([name])).toEqual([to]);
  });

  it.each(['Guide', 'Guide name', 'Type', 'Meta', 'Rooms', 'Colour', 'S.N.', 'Longitude', 'Price list 2'])(
    'named %s is not guessed',
    (name) => {
      expect(outcome([name])).toEqual([undefined]);
    },
  );

  it('is taken as it was chosen by hand, also for none', () => {
    expect(outcome(['Hours', 'Name', 'Code'], { hours: 'max_altitude', name: '', code: 'id' })).toEqual([
      'max_altitude',
      undefined,
      'id',
    ]);
    expect(outcome(['Hours'], { hours: 'a_field_that_is_gone' })).toEqual(['duration?']);
    expect(assigned(['Hours', 'Name', 'Slug'], { hours: 'duration', name: '', slug: 'slug' })).toMatchObject([
      { by: 'hand' },
      { by: 'hand' },
      expect.not.objectContaining({ by: 'hand' }),
    ]);
  });

  it('is none of a field that another has, which is said; a choice goes before a name', () => {
    expect(outcome(['Name', 'name'])).toEqual(['name', 'name of Name']);
    expect(outcome(['Name', 'Trek'], { trek: 'name' })).toEqual(['name of Trek', 'name']);
    expect(outcome(['a', 'b'], { a: 'slug', b: 'slug' })).toEqual(['slug', 'slug of a']);
  });

  it('is guessed for a required field first, and a title is none of a page', () => {
    expect(outcome(['Contact', 'Trek', 'Title'])).toEqual(['phone_1?', 'name?', undefined]);
    const required = fields.map((field) => ({ ...field, required: field.name === 'phone_2' }));
    const choices = { noun: 'package', by: {} };
    expect(assignColumns(['Mobile', 'Phone'], required, choices).map(({ to }) => to)).toEqual([
      'phone_2',
      'phone_1',
    ]);
  });

  it('is guessed for the next field where its name stands twice', () => {
    expect(outcome(['Phone', 'Phone', 'Phone'])).toEqual(['phone_1?', 'phone_2?', undefined]);
    expect(assigned(['Phone', '', 'Phone']).map(({ index, key }) => [index, key])).toEqual([
      [0, 'phone'],
      [2, 'phone#2'],
    ]);
  });
});
