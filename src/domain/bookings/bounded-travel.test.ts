import { describe, expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { addDays } from '@/lib/dates/dates';
import { boundedTravel } from './bounded-travel';

const FIRST = '2026-01-01';
const PER_PAGE = 10;

/** One booking per day for 1,000 days, on 100 pages, and the number of pages read. */
const server = ({ meta = true, ordered = true } = {}) => {
  const rows = Array.from({ length: 1000 }, (_, index): Booking => {
    const day = ordered ? index : (index * 7) % 1000;
    return { id: index + 1, status: 'confirmed', start_date: addDays(FIRST, day) };
  });
  let pages = 0;
  const read = (page: number) => {
    pages += 1;
    const data = rows.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    return Promise.resolve({ data, meta: meta ? { last_page: 100, per_page: PER_PAGE } : undefined });
  };
  return { read, pages: () => pages };
};

const days = (from: number, to: number) => ({ from: addDays(FIRST, from), to: addDays(FIRST, to) });

const readDays = async (api: ReturnType<typeof server>, range: ReturnType<typeof days>, most: number) => {
  const travel = await boundedTravel(api.read, range, PER_PAGE, most);
  if ('undated' in travel) throw new Error('Every booking says its day.');
  return { count: [...travel.days.values()].flat().length, share: travel.share };
};

describe('a part of the bookings', () => {
  it('is whole where the API orders them, and few pages hold the days', async () => {
    const api = server();
    expect(await readDays(api, days(500, 539), 20)).toEqual({ count: 40, share: undefined });
    expect(api.pages()).toBeLessThanOrEqual(20);
  });

  it('says how much was read where the days need more pages than the bound', async () => {
    const api = server();
    const { count, share } = await readDays(api, days(0, 899), 20);
    expect(api.pages()).toBe(20);
    expect(count).toBeLessThan(900);
    expect(share).toEqual({ read: 200, of: 1000 });
  });

  it('goes through all pages where the API does not order them, none twice and none beyond the bound', async () => {
    const whole = server({ ordered: false });
    expect(await readDays(whole, days(500, 539), 100)).toEqual({ count: 40, share: undefined });
    expect(whole.pages()).toBe(100);
    const cut = server({ ordered: false });
    expect((await readDays(cut, days(500, 539), 20)).share).toEqual({ read: 200, of: 1000 });
    expect(cut.pages()).toBe(20);
  });

  it('does not guess how many there are where the API does not say how many pages it has', async () => {
    const cut = server({ meta: false });
    expect((await readDays(cut, days(500, 539), 6)).share).toMatchObject({ of: undefined });
    const whole = server({ meta: false });
    expect(await readDays(whole, days(500, 539), 25)).toEqual({ count: 40, share: undefined });
  });
});
