import type { Page } from '@playwright/test';
import { expect, repetition, test } from './fixtures.ts';
import { field, pick, save } from './forms.ts';

interface Form {
  at: string;
  /** The label of the changed field. */
  label: string;
  /** The only field of the body. */
  sends: string;
  path: string;
  /** The sent value, if different from the text. */
  as?: unknown;
}

/** Each type of form that is not below: of a child, of images. */
const kindsOfForms: Form[] = [
  { at: '/hotels/1/rooms/1/edit', label: 'Bathroom area', sends: 'bathroom_area', path: 'hotels/1/rooms/1' },
  {
    at: '/packages/2/edit-image',
    label: 'Alt text of image 2',
    sends: 'alt',
    path: 'package/packages/2',
    as: ['Family at the Everest viewpoint', 'Changed'],
  },
];

/** All other forms that change a record. */
const otherForms: Form[] = [
  { at: '/amenities/1/edit', label: 'Display name', sends: 'display_name', path: 'amenities/1' },
  { at: '/banners/1/edit', label: 'Title', sends: 'title', path: 'banners/1' },
  { at: '/notices/1/edit', label: 'Description', sends: 'description', path: 'notices/1' },
  { at: '/categories/1/edit', label: 'Display name', sends: 'display_name', path: 'blog-categories/1' },
  { at: '/topdeals/1/edit', label: 'Subtitle', sends: 'subtitle', path: 'topdeals/1' },
  { at: '/roles/4/edit', label: 'Name', sends: 'name', path: 'roles/4' },
  { at: '/package-activities/1/edit', label: 'Alt text', sends: 'alt_image', path: 'package/activities/1' },
  { at: '/package-regions/1/edit', label: 'Name', sends: 'name', path: 'package/regions/1' },
  { at: '/homestay-regions/1/edit', label: 'Alt text', sends: 'alt_image', path: 'homestay-regions/1' },
  {
    at: '/hotel-regions/1/edit',
    label: 'Meta page title',
    sends: 'meta_page_title',
    path: 'hotel-regions/1',
  },
  { at: '/homestays/1/edit', label: 'Phone 1', sends: 'phone_1', path: 'homestays/1' },
  { at: '/hotels/1/edit', label: 'Address 1', sends: 'address_1', path: 'hotels/1' },
  { at: '/homestays/1/rooms/1/edit', label: 'Room area', sends: 'room_area', path: 'homestays/1/rooms/1' },
  { at: '/packages/1/itenaries/1/edit', label: 'Title', sends: 'title', path: 'packages/1/itenaries/1' },
  { at: '/packages/1/faqs/1/edit', label: 'Question', sends: 'question', path: 'packages/1/faqs/1' },
];

interface Api {
  requests: () => Promise<{ path: string }[]>;
}

const writes = async (api: Api) => (await api.requests()).filter(({ path }) => path.startsWith('/v1/'));

/** Saves a change in the form by the shortcut; returns the writes. */
const saved = async (page: Page, api: Api, change: () => Promise<void>) => {
  const before = await writes(api);
  await change();
  const { pathname } = new URL(page.url());
  await page.keyboard.press('Control+s');
  await expect(page).not.toHaveURL(pathname);
  return (await writes(api)).slice(before.length);
};

const patch = (path: string, body: object) => ({
  method: 'PATCH',
  path: `/v1/admin/${path}`,
  query: {},
  body,
  status: 200,
});

for (const [which, forms, tag] of [
  ['a form of each kind', kindsOfForms, undefined],
  ['every other form', otherForms, repetition],
] as const)
  test(
    `${which} sends what was changed, and nothing without a change`,
    { tag },
    async ({ admin: page, api }) => {
      for (const { at, label, sends, path, as = 'Changed' } of forms) {
        await test.step(at, async () => {
          await page.goto(at);
          await expect(field(page, label)).toBeVisible();
          await expect(save(page)).toBeHidden();
          const sent = await saved(page, api, async () => {
            await page.keyboard.press('Control+s');
            await field(page, label).fill('Changed');
          });
          expect.soft(sent, at).toEqual([patch(path, { [sends]: as })]);
        });
      }
    },
  );

/** Values of each type: how to change them, and the sent body; beside files, numbers are sent as texts. */
const kinds: [kind: string, at: string, path: string, change: (page: Page) => Promise<void>, body: object][] =
  [
    [
      'a text and a switch',
      '/features/1/edit',
      'features/1',
      async (page) => {
        await field(page, 'Title').fill('Changed');
        await page.getByRole('switch', { name: 'Status' }).click();
      },
      { title: 'Changed', status: false },
    ],
    ['a choice', '/notices/1/edit', 'notices/1', (page) => pick(page, 'Type', 'Hotel'), { type: 'hotel' }],
    [
      'a text, a record and a price',
      '/packages/1/edit',
      'package/packages/1',
      async (page) => {
        await field(page, 'Duration').fill('Changed');
        await pick(page, 'Region', 'Annapurna');
        await field(page, 'Price per person').fill('64500');
      },
      { duration: 'Changed', region_id: 2, price_per_person: 64_500 },
    ],
    [
      'a formatted text',
      '/package-regions/1/edit',
      'package/regions/1',
      (page) => field(page, 'Description').fill('Sherpa villages.'),
      { description: '<p>Sherpa villages.</p>' },
    ],
    [
      'permissions',
      '/roles/4/edit',
      'roles/4',
      (page) => page.getByRole('checkbox', { name: 'notices: delete' }).check(),
      { permissions: [55, 56, 57, 65, 86, 98] },
    ],
    [
      'the text of an image',
      '/amenities/1/edit',
      'amenities/1',
      (page) => field(page, 'Alt text of image 1').fill('Wi-Fi sign'),
      { alt: ['Wi-Fi sign'] },
    ],
  ];

test('values of every kind are sent alone', async ({ admin: page, api }) => {
  for (const [kind, at, path, change, body] of kinds) {
    await test.step(kind, async () => {
      await page.goto(at);
      const sent = await saved(page, api, () => change(page));
      expect.soft(sent, kind).toEqual([patch(path, body)]);
    });
  }
});
