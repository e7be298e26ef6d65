import type { Locator, Page } from '@playwright/test';
import { addDays } from '../src/lib/dates/dates.ts';
import { formatNpr } from '../src/lib/formats/formats.ts';
import { type Database, expect, openHome, repetition, test } from './fixtures.ts';

/** The most clicks from the start page or the palette to an answer. */
const most = 3;

type Row = Record<string, unknown>;

interface Asked {
  page: Page;
  data: Database;
  /** Today's date in the test. */
  today: string;
  /** Clicks, and counts it. */
  click: (target: Locator) => Promise<void>;
  /** Reads everything with a click, unless done before; counts it in any case. */
  read: () => Promise<void>;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const going = ({ bookings = [] }: Database) => bookings.filter(({ status }) => status !== 'cancelled');

const isUnpaid = ({ total_amount, paid_amount }: Row) => Number(total_amount) > Number(paid_amount ?? 0);

/** Expects as many rows in the list as the number says. */
const listed = async (page: Page, title: string, count: number) => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(count);
};

const countIn = async (link: Locator) => Number(/^\d+/.exec(await link.innerText())?.[0]);

/** Opens the listings that the last reading found by a rule, and expects as many as it says. */
const found = async ({ page, click }: Pick<Asked, 'page' | 'click'>, rule: string) => {
  const list = page.getByRole('list', { name: 'What would help to sell' });
  await expect(list).toBeVisible();
  const row = list.getByRole('listitem').filter({ hasText: rule });
  if (!(await row.isVisible())) await click(page.getByRole('button', { name: /^\d+ more rules?$/ }).last());
  const count = Number(await row.locator('strong').innerText());
  await click(row.getByRole('link', { name: rule }));
  await listed(page, rule, count);
};

const questions: Record<string, (asked: Asked) => Promise<void>> = {
  'which request waits longest?': async ({ page, data, click }) => {
    const requests = [data.packages, data.homestays, data.hotels]
      .flatMap((rows = []) => rows)
      .filter(({ request_status }) => request_status === 'pending');
    const times = requests.map(({ created_at }) => Date.parse(String(created_at)));
    const oldest = requests.filter((_, index) => times[index] === Math.min(...times));
    const first = page.getByRole('list', { name: 'Oldest requests' }).getByRole('link').first();
    const name = await first.innerText();
    expect(oldest.map((row) => row.name)).toContain(name);
    await click(first);
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  },

  'what cannot be sold?': async ({ page, click, read }) => {
    await read();
    const link = part(page, 'Listings and vendors').getByRole('link', { name: /cannot be sold$/ });
    const count = await countIn(link);
    expect(count).toBeGreaterThan(0);
    await click(link);
    await listed(page, 'Listings not ready to be sold', count);
  },

  'where is the record of which half the name is known?': async ({ page, click }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command' }).fill('goky');
    const first = page.getByRole('option').first();
    await expect(first).toContainText('Gokyo Lakes');
    await click(first);
    await expect(page.getByRole('heading', { level: 1, name: /Gokyo Lakes/ })).toBeVisible();
  },

  'who travels tomorrow?': async ({ page, data, today }) => {
    const travellers = going(data).filter(({ start_date }) => start_date === addDays(today, 1));
    const tomorrow = part(page, 'Travels today and tomorrow').locator('tbody').last();
    await expect(tomorrow).toContainText('Tomorrow');
    for (const { contact_name } of travellers) await expect(tomorrow).toContainText(String(contact_name));
    await expect(tomorrow.locator('tr')).toHaveCount(travellers.length + 1);
  },

  'what is unpaid and travels in seven days?': async ({ page, data, today, click }) => {
    const unpaid = going(data)
      .filter(({ start_date: day }) => String(day) >= today && String(day) < addDays(today, 7))
      .filter(isUnpaid);
    await click(
      page
        .getByRole('list', { name: 'The day in figures' })
        .getByRole('link', { name: `${unpaid.length} unpaid` }),
    );
    await expect(page.getByRole('status').getByText(new RegExp(`^${unpaid.length} bookings?`))).toBeVisible();
  },

  'which departures in thirty days have no bookings?': async ({ page, click }) => {
    await click(
      part(page, 'Tours with open bookings').getByRole('link', {
        name: 'Departures without bookings in 30 days',
      }),
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Departures' })).toBeVisible();
    const choice = page.getByRole('link', { name: /^Without bookings \d+$/ });
    const count = Number(/\d+$/.exec(await choice.innerText())?.[0]);
    await expect(page.locator('tbody td').getByRole('link')).toHaveCount(count);
  },

  'which vendors still owe documents?': async ({ page, data, click, read }) => {
    const profiles = (data.users ?? []).flatMap(({ profile }) => (profile ? [profile as Row] : []));
    const owing = profiles.filter((profile) => !profile.vat_number || !profile.tan_number);
    await read();
    const link = part(page, 'Listings and vendors').getByRole('link', { name: /documents$/ });
    await expect(link).toHaveText(`${owing.length} vendors owe documents`);
    await click(link);
    await listed(page, 'Vendors that owe documents', owing.length);
  },

  'which listings have pictures that are too small?': async ({ page, click, read }) => {
    await read();
    await found({ page, click }, 'Images under 1,200 px');
  },

  'whose texts are copied from another?': async ({ page, click, read }) => {
    await read();
    await found({ page, click }, 'Text copied from another listing');
  },

  'which pages are worst in search engines?': async ({ page, click, read }) => {
    await read();
    const link = part(page, 'Listings and vendors').getByRole('link', { name: /in search engines$/ });
    const count = await countIn(link);
    expect(count).toBeGreaterThan(5);
    await click(link);
    await listed(page, 'Pages that fall short in search engines', count);
    const worst = page.locator('tbody tr').first();
    await expect(worst).toContainText(/no meta page title.*no meta description/);
    await click(worst.getByRole('link'));
    await expect(page.getByRole('textbox', { name: 'Meta page title', exact: true })).toBeFocused();
  },

  'what came in by month?': async ({ page, data, today, click, read }) => {
    const month = today.slice(0, 7);
    const total = going(data)
      .filter(({ start_date: day }) => String(day).startsWith(month))
      .reduce((sum, { total_amount: amount }) => sum + Number(amount), 0);
    await read();
    const plot = part(page, 'Money by month of travel');
    await click(plot.getByRole('button', { name: 'Show as table' }));
    const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' }).format(new Date(month));
    await expect(plot.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText(formatNpr(total));
  },
};

/** The day before somebody travels. */
const dayToAsk = (data: Database): string => {
  const days = going(data)
    .filter(({ status }) => status === 'confirmed')
    .map(({ start_date }) => String(start_date));
  return addDays(days.sort()[0] ?? '', -1);
};

// It has the fewest fields.
test.use({ dialect: 'bare' });

test(
  `every question is answered within ${most} clicks`,
  { tag: repetition },
  async ({ admin: page, api }) => {
    const data = await api.database();
    const today = dayToAsk(data);
    await page.clock.setFixedTime(`${today}T12:00:00Z`);
    let wasRead = false;
    for (const [question, answer] of Object.entries(questions)) {
      await test.step(question, async () => {
        let clicks = 0;
        const count = () => {
          clicks += 1;
          expect(clicks, 'clicks').toBeLessThanOrEqual(most);
        };
        const click = async (target: Locator) => {
          count();
          await target.click();
        };
        const read = async () => {
          if (wasRead) {
            count();
            return;
          }
          await click(page.getByRole('button', { name: 'Refresh' }));
          await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
          await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 100_000 });
          wasRead = true;
        };
        await openHome(page);
        await answer({ page, data, today, click, read });
      });
    }
  },
);
