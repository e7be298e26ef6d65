import type { Page } from '@playwright/test';
import { expect, openHome, test } from './fixtures.ts';
import { field, save } from './forms.ts';

const most = 12;

const numberIn = (text: string) => Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''));

/** Reads the row count that the list at an address of the start page shows. */
const listed = async (page: Page, address: string): Promise<number> => {
  if (address.startsWith('/requests/')) {
    const entries = page.getByRole('navigation', { name: /^Waiting / }).getByRole('listitem');
    await expect(entries.first()).toBeVisible();
    return entries.count();
  }
  if (address.startsWith('/bookings')) {
    const total = page.getByRole('status').getByText(/^[\d,]+ bookings? /);
    return numberIn(await total.innerText());
  }
  const total = page.getByText(/^[\d,]+ (listings?|vendors?|pages?|days?)$/);
  const shown = numberIn(await total.innerText());
  await expect(page.locator('tbody tr')).toHaveCount(shown);
  return shown;
};

test('the start page reads little at first, and everything when asked', async ({ admin: page, api }) => {
  await test.step('the start page needs at most 12 requests, and none twice', async () => {
    await openHome(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Asmita' })).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(api.url) && request.method() !== 'OPTIONS')
        asked.push(`${request.method()} ${request.url()}`);
    });
    // Requests still in flight from the previous page do not count.
    page.on('framenavigated', () => asked.splice(0));
    await page.reload();
    await expect(page.getByRole('list', { name: 'Oldest requests' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address, index) => asked.indexOf(address) !== index)).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
  });

  await test.step('everything is read in two goes, every number leads to a list as long, and what was found is worked through', async () => {
    const { bookings = [] } = await api.database();
    const pending = bookings
      .filter(({ status }) => status === 'pending')
      .map((row) => String(row.start_date));
    await page.clock.setFixedTime(`${pending.sort()[0] ?? ''}T06:00:00Z`);
    await openHome(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText(/^[1-9]\d* of \d+ parts read$/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(/^\d+ parts? of \d+ were read/)).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 100_000 });
    await expect(page.getByText(/parts? of \d+ were read/)).toHaveCount(0);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);

    const numbers = await numbersOf(page);
    // Three kinds of requests, four of bookings, listings, vendors, pages.
    expect(numbers.length).toBeGreaterThan(7);
    for (const { text, address } of numbers) {
      await test.step(`${address} has ${text}`, async () => {
        await page
          .getByRole('main')
          .locator(`a[href="${address}"]`)
          .filter({ hasText: text })
          .first()
          .click();
        await expect(page).toHaveURL(address);
        expect(await listed(page, address), address).toBe(numberIn(text));
        await page.goBack();
        await expect(page).toHaveURL('/');
      });
    }

    await page.goto('/?show=unready');
    const found = page.locator('tbody').getByRole('link');
    await expect(found.nth(2)).toBeVisible();
    const names = await found.allInnerTexts();
    await found.first().click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(names[0] ?? '');
    await page.keyboard.press('j');
    await expect(title).toHaveText(names[1] ?? '');
    await page.reload();
    await page.getByRole('link', { name: 'Next listing' }).click();
    await expect(title).toHaveText(names[2] ?? '');
    await page.goBack();
    await expect(page).toHaveURL('/?show=unready');

    await page.goto('/?show=search');
    await found.first().click();
    await field(page, 'Meta page title').fill('Ten days in Mustang');
    await save(page).click();
    await expect(page.locator('tbody tr').filter({ hasText: 'Saved since' })).toHaveCount(1);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByText(/^of \d+, 1 saved since$/)).toBeVisible();
  });
});

/** The numbers of the start page, and the lists that they link to. */
const numbersOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[href^="/requests/"], a[href^="/bookings?"], a[href^="/?show="]')
    .filter({ hasText: /^[1-9][\d,]* (?!more|\p{L}{3}Week)\p{L}+/u })
    .evaluateAll((anchors) =>
      anchors.map((anchor) => ({ text: anchor.textContent, address: anchor.getAttribute('href') ?? '' })),
    );
