import { expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import { withUnreadable } from '@/api/tolerant/unreadable';
import { formErrors } from '@/components/form-page/form-errors';
import { CreateSeoPageBody } from '@/generated/zod/seo-pages/seo-pages';
import { validationErrors } from '@/lib/values/validation';
import { learnSpelling } from '@/resources/subject-kind';
import { seoPageResource } from './seo-page-values';

const bodyOf = (values: ReturnType<typeof seoPageResource.toValues>) =>
  seoPageResource.bodyOf(values, values);

const page = {
  id: 1,
  title: 'Everest region treks',
  hero_text: 'Walk to the foot of सगरमाथा',
  itinerary: [{ title: 'To Lukla', description: null }, { title: 'To Namche' }],
  cost_description: { title: 'What it costs', on_budget: 'NPR 95,000' },
  seopageable_id: 1,
  seopageable_type: 'Package Region',
  seopageable: { id: 1, name: 'Everest' },
  banner_image: '/files/1.png',
  hero_image: null,
  gallery: [{ id: 9, url: '/files/9.png', alt: 'Yaks' }],
  nearby_regions: [
    { id: 3, name: 'मनास्लु' },
    { id: 2, name: 'Annapurna' },
  ],
};

it('sends the subject and the regions as ids, days and costs as they came, and no stored image', () => {
  expect(bodyOf(seoPageResource.toValues(page))).toMatchObject({
    seopageable_id: 1,
    seopageable_type: 'Package Region',
    itinerary: [{ title: 'To Lukla', description: '' }, { title: 'To Namche' }],
    cost_description: page.cost_description,
    gallery: [{ id: 9, alt: 'Yaks' }],
    nearby_regions: [3, 2],
  });
  expect(bodyOf(seoPageResource.toValues(page))).not.toHaveProperty('banner_image');
});

it('sends the kind of its subject in the spelling of the server', () => {
  const stored = seoPageResource.toValues({ ...page, seopageable_type: 'App\\Models\\PackageRegion' });
  learnSpelling(stored.seopageable_type);
  const kindSent = (kind: string) =>
    seoPageResource.bodyOf({ ...stored, seopageable_type: kind as typeof stored.seopageable_type }, stored)
      .seopageable_type;
  expect(kindSent(stored.seopageable_type)).toBe('App\\Models\\PackageRegion');
  expect(kindSent('Hotel Region')).toBe('App\\Models\\HotelRegion');
});

it('names a row of the form as PHP reads it', () => {
  const file = new File(['x'], 'x.png');
  const values = seoPageResource.toValues(page);
  const body = bodyOf({
    ...values,
    gallery: [...values.gallery, { file, alt: 'New' }],
    hero_image: { file, alt: '' },
  });
  const names = [...toFormData(body).keys()];
  expect(names).toEqual(
    expect.arrayContaining([
      'itinerary[1][title]',
      'cost_description[on_budget]',
      'gallery[1][file]',
      'hero_image',
    ]),
  );
});

it('asks for a title and a subject', () => {
  const body = bodyOf(seoPageResource.toValues());
  expect(Object.keys(validationErrors(CreateSeoPageBody, body)).toSorted()).toEqual([
    'seopageable_id',
    'seopageable_type',
    'title',
  ]);
});

it('sends a cost of another kind back as it came, and holds nothing against it but what is typed', () => {
  const unreadable = [{ path: 'cost_description.permit_cost', field: 'cost_description', value: 6000 }];
  const stored = seoPageResource.toValues(withUnreadable(page, unreadable));
  const errors = (changes: Partial<Record<'title' | 'permit_cost', string>>) =>
    formErrors({
      resource: seoPageResource,
      schema: CreateSeoPageBody,
      current: { ...stored, cost_description: { ...stored.cost_description, ...changes } },
      stored,
      edited: new Set<string>(),
    });
  expect(errors({ title: 'What it costs now' })).toEqual({});
  expect(errors({ permit_cost: 'x'.repeat(300) })).toHaveProperty(['cost_description.permit_cost']);
});
