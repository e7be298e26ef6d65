import { describe, expect, it } from 'vitest';
import { newOffer } from '@/domain/departures/departures';
import { emptyDraft, isFilledIn, type SeasonDraft } from './season-draft';

describe('the draft of a season', () => {
  it.each<[string, Partial<SeasonDraft>]>([
    ['it was only opened', {}],
    ['the other way of entering dates was looked at', { source: 'paste' }],
    ['days are switched off that are not asked for any more', { off: ['2027-06-05'] }],
    ['the discount was cleared', { offer: { ...newOffer, discount_percent: '' } }],
  ])('holds nothing to lose when %s', (_when, changes) => {
    expect(isFilledIn({ ...emptyDraft, ...changes })).toBe(false);
  });

  it.each<[string, Partial<SeasonDraft>]>([
    ['a day', { from: '2027-06-01' }],
    ['pasted dates', { source: 'paste', pasted: '2027-06-05' }],
    ['other weekdays', { weekdays: ['0', '6'] }],
    ['an offer', { offer: { ...newOffer, offer_title: 'दशैं' } }],
    ['a status', { offer: { ...newOffer, status: false } }],
  ])('would be missed with %s', (_what, changes) => {
    expect(isFilledIn({ ...emptyDraft, ...changes })).toBe(true);
  });
});
