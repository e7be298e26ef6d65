import { http, type HttpHandler, HttpResponse } from 'msw';
import type { ShopHealth } from '@/domain/listings/shop-health';
import type { BookingSums } from '@/features/dashboard/reading/booking-sums';
import type { HomeReading } from '@/features/dashboard/reading/home-reading';
import type { Booking } from '@/generated/model';
import { addDays, todayInNepal } from '@/lib/dates/dates';
import { type Month, monthAfter, monthOf, monthsAround, rangeOfMonth } from '@/lib/dates/months';
import { sundayBefore } from '@/lib/dates/weeks';
import { longNepali } from './texts';

export const today = todayInNepal();
const thisMonth = monthOf(today);

/** A list of these rows with the API's paging; `ordered` by travel date, unless it ignores that. */
export const listOf = (path: string, rows: readonly object[]): HttpHandler =>
  http.get(path, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
    const meta = {
      last_page: Math.max(1, Math.ceil(rows.length / size)),
      per_page: size,
      current_page: page,
    };
    return HttpResponse.json({ data: rows.slice((page - 1) * size, page * size), meta });
  });

/** No packages, homestays or hotels: measuring many images takes long. */
export const nothingToSell: readonly HttpHandler[] = ['packages', 'homestays', 'hotels'].map((kind) =>
  listOf(`*/${kind}/datatable`, []),
);

/** A booking of a trek that starts in some days from today. */
export const travelling = (id: number, inDays: number, changes: Partial<Booking> = {}): Booking => ({
  id,
  status: 'confirmed',
  service_type: 'package',
  service_id: 3,
  service_name: 'Langtang Valley Trek',
  start_date: addDays(today, inDays),
  contact_name: 'Anjali Thapa',
  contact_phone: '+977 984-1234567',
  adults: 2,
  total_amount: 64_500,
  paid_amount: 20_000,
  ...changes,
});

const noPrice = { rule: 'price', text: 'No price', blocking: true };
const noImages = { rule: 'image', text: 'No images', blocking: true };
const smallImage = {
  rule: 'imageSize',
  text: '1 image under 1,200 px: 640 × 480 px',
  blocking: false,
};

/** The results of an earlier check. */
export const checked: ShopHealth = {
  at: Date.now(),
  seen: 118,
  whole: true,
  gaps: [
    { ...noPrice, path: '/packages/3/view', name: 'Langtang Valley Trek' },
    { ...noImages, path: '/packages/3/view', name: 'Langtang Valley Trek' },
    { ...noImages, path: '/homestays/1/view', name: longNepali },
    { ...smallImage, path: '/hotels/4/view', name: 'Hotel Barahi' },
  ],
  shared: {},
  dayPrices: [],
};

const months = monthsAround(thisMonth, 12, 6);
const sundays = Array.from({ length: 16 }, (_, week) => addDays(sundayBefore(today), (week - 4) * 7));
const lastDay = rangeOfMonth(months.at(-1) ?? thisMonth).to;

const sums: BookingSums = {
  months,
  read: 1_204,
  of: 2_000,
  unpriced: 3,
  weeks: sundays
    .filter((sunday) => sunday < lastDay)
    .map((sunday, week) => ({
      sunday,
      byStatus: { pending: week % 5, confirmed: 4 + week, cancelled: week % 3 },
    })),
  money: months.map((month, index) => ({
    month,
    bookings: 10 + index,
    total: 900_000 + index * 70_000,
    paid: 500_000 - index * 30_000,
  })),
  kinds: [
    { key: 'package', name: 'package', bookings: 90, total: 8_000_000, paid: 2_000_000 },
    { key: 'hotel', name: 'hotel', bookings: 40, total: 3_000_000, paid: 3_000_000 },
  ],
  regions: [
    { key: 'package 3', name: 'Everest', bookings: 50, total: 5_000_000, paid: 1_000_000 },
    { key: 'homestay 2', name: longNepali, bookings: 30, total: 2_000_000, paid: 1_000_000 },
    { key: '', name: '', bookings: 2, total: 100_000, paid: 0 },
  ],
};

export const reading: HomeReading = {
  at: Date.now(),
  parts: 140,
  done: 140,
  failed: [],
  failures: 0,
  missing: [{ id: 3, name: 'Langtang Valley Trek', day: addDays(today, 4), bookings: 2 }],
  pages: {
    seen: 160,
    faults: [
      {
        path: '/blogs/2/edit',
        name: 'Ten days in Mustang',
        reasons: [
          'There is no meta page title: search engines make one up.',
          'There is no meta description: search engines pick a piece of the page.',
        ],
      },
      {
        path: '/hotel-regions/3/edit',
        name: longNepali,
        reasons: ['The meta page title is too long: its end is cut off.'],
      },
    ],
  },
  vendors: {
    seen: 12,
    owing: [
      { id: 12, name: longNepali, owed: ['vat_number', 'vat', 'tan'] },
      { id: 14, name: 'Karma Lama', owed: ['pan'] },
    ],
  },
  bookings: sums,
};

const isRead = (month: Month) => month >= thisMonth && month <= monthAfter(thisMonth, 1);

/** A reading that was stopped. */
export const stopped: Partial<HomeReading> = {
  done: 60,
  vendors: { seen: 4, owing: [{ id: 14, name: 'Karma Lama', owed: ['pan'] }] },
  bookings: {
    ...sums,
    months: months.filter(isRead),
    read: 231,
    weeks: sums.weeks.filter(({ sunday }) => isRead(monthOf(sunday)) && isRead(monthOf(addDays(sunday, 6)))),
    money: sums.money.filter(({ month }) => isRead(month)),
  },
};
