import type { Page } from '@playwright/test';
import { inEveryDialect, watchData } from './dialects/dialects.ts';
import { expect, test } from './fixtures.ts';
import { call } from './package-screens.ts';

interface Room {
  id: number;
  name: string;
}

interface Hotel extends Record<string, unknown> {
  id: number;
  name: string;
  rooms: Room[];
}

interface Blog {
  title: string;
  slug: string;
  description: string;
  blog_category?: { id: number };
}

const NAME = 'Hotel Marsyangdi Garden';
const TWIN = 'Marsyangdi Garden Hotel Pvt. Ltd.';

/** Makes a twin of the first hotel with rooms of its own, which a blog leads to; resolves with its id. */
const makeTwin = async (page: Page, api: string): Promise<number> => {
  const at = `${api}/v1/admin/hotels`;
  const original = (await call(page, `${at}/1`)).data as Hotel;
  await call(page, at, 'POST', {
    name: TWIN,
    slug: 'marsyangdi-garden-again',
    phone_1: original.phone_1,
    website: 'https://garden.example.com',
    default_price: 4100,
    status: true,
  });
  const all = (await call(page, `${at}/datatable?per_page=100&page=2`)).data as Hotel[];
  const { id = 0 } = all.find(({ name }) => name === TWIN) ?? {};
  for (const name of ['Roof suite', 'Garden single'])
    await call(page, `${at}/${id}/rooms`, 'POST', { name, price: 3000, max_adult: 2, status: 1 });
  const blog = `${api}/v1/admin/blogs/1`;
  const { title, slug, description, blog_category: category } = (await call(page, blog)).data as Blog;
  await call(page, blog, 'PATCH', {
    title,
    slug,
    description,
    blog_category_id: category?.id,
    hotels: [id],
  });
  return id;
};

const openPair = (page: Page, twin: number) => page.goto(`/twins?kind=hotels&keep=1&twin=${twin}`);
const roomsTick = (page: Page) => page.getByRole('checkbox', { name: 'Rooms', exact: true });

test('twins are found, and one is made of them before the other is deleted', async ({ admin: page, api }) => {
  await page.goto('/features');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  const twin = await makeTwin(page, api.url);
  const changes = await watchData(api);
  const names = `“${NAME}” and “${TWIN}”`;

  await test.step('the pair is listed with its reasons, and can be said to be none', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command' }).fill('twins');
    await page.getByRole('option', { name: 'Likely twins' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Likely twins' })).toBeVisible();
    const pair = page.getByRole('listitem').filter({ hasText: TWIN });
    await expect(pair).toContainText(/Name \d+ % alike, same phone/);
    await pair.getByRole('button', { name: `Not twins: ${names}` }).click();
    await expect(pair).toBeHidden();
    await page.reload();
    await expect(page.getByText('0 likely pairs among 101 hotels')).toBeVisible();
    await page.getByRole('button', { name: 'Show 1 that are not twins' }).click();
    await page.getByRole('button', { name: `Perhaps twins: ${names}` }).click();
    await page.getByRole('link', { name: `Compare ${names}` }).click();
    await expect(page).toHaveURL(`/twins?kind=hotels&keep=1&twin=${twin}`);
  });

  await test.step('what was chosen of it, its rooms and what leads to it are taken over', async () => {
    await page.getByRole('radio', { name: `Website of “${TWIN}”` }).check();
    await roomsTick(page).check();
    await page.getByRole('button', { name: 'Start 4 steps' }).click();
    await expect(page.getByText('4 of 4 done', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  });

  await test.step('it is deleted after all was read again', async () => {
    await page.getByRole('button', { name: `Delete “${TWIN}”` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText(`“${TWIN}” was deleted. “${NAME}” stays.`)).toBeVisible();
    await expect(page.getByText('0 likely pairs among 100 hotels')).toBeVisible();
  });

  const changed = await changes();
  expect(changed).toMatchObject({
    'hotels.1.website': 'https://garden.example.com',
    'blogs.1.hotels.0': 1,
    [`hotels.${twin}`]: 'gone',
  });
  const { 'hotel-rooms': rooms = [] } = await api.database();
  const of = (id: number) => rooms.filter(({ stay_id }) => stay_id === id).map(({ name }) => name);
  expect(of(1).filter((name) => name === 'Roof suite' || name === 'Garden single')).toHaveLength(2);
  expect(Object.keys(changed).filter((path) => path.startsWith('hotels.1.'))).toEqual(['hotels.1.website']);
});

test('what bookings belong to is not deleted, but deactivated, and back by Undo', async ({
  admin: page,
  api,
}) => {
  const { bookings = [], hotels = [] } = await api.database();
  const active = new Set(hotels.filter(({ id, status }) => id !== 1 && status).map(({ id }) => id));
  const { service_id: booked } =
    bookings.find(({ service_type, service_id }) => service_type === 'hotel' && active.has(service_id)) ?? {};
  const status = `hotels.${Number(booked)}.status`;
  const changes = await watchData(api);
  await openPair(page, Number(booked));
  await page.getByRole('button', { name: /^(Start|Take over)/ }).click();
  await expect(page.getByText(/bookings? belongs? to .* and bookings cannot be moved\./)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeHidden();
  await page.getByRole('button', { name: /^Deactivate/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText(/ is inactive now\.$/)).toBeVisible();
  expect(await changes()).toMatchObject({ [status]: false });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => status in (await changes())).toBe(false);
});

inEveryDialect(() => {
  test('one hotel is made of two, and two again by Undo', async ({ admin: page, api }) => {
    await page.goto('/features');
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    const twin = await makeTwin(page, api.url);
    const changes = await watchData(api);
    /** Where whole records are sent, what had no value may be an empty text or object since. */
    const changed = async () =>
      Object.entries(await changes()).filter(([, value]) => !['""', '{}'].includes(JSON.stringify(value)));
    await openPair(page, twin);
    await page.getByRole('radio', { name: `Website of “${TWIN}”` }).check();
    await roomsTick(page).check();
    await page.getByRole('button', { name: /^Start \d steps$/ }).click();
    await expect(page.getByText(/^(\d) of \1 done$/).first()).toBeVisible({ timeout: 60_000 });
    const merged = Object.fromEntries(await changed());
    expect(merged).toMatchObject({ 'hotels.1.website': 'https://garden.example.com', 'blogs.1.hotels.0': 1 });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText(/^(\d) of \1 done, \1 undone$/).first()).toBeVisible({ timeout: 60_000 });
    expect(await changed()).toEqual([]);
  });
});
