import type { Page } from '@playwright/test';
import { watchData } from './dialects/dialects.ts';
import { expect, picture, repetition, test } from './fixtures.ts';
import { field, pick, save } from './forms.ts';

/** Selects an image for the field with this button. */
const illustrate = (page: Page, name: string, file: string) =>
  page.getByLabel(name).and(page.locator('input')).setInputFiles(picture(file));

const write = async (page: Page, texts: Record<string, string>) => {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
};

const meta = {
  'Meta page title': 'A title for search engines',
  'Meta keywords': 'tea, permits',
  'Meta description': 'What search engines show below it.',
};
const stored = {
  title: 'A title for search engines',
  keywords: 'tea, permits',
  description: 'What search engines show below it.',
};

test(
  'a blog keeps every field from its creation to the next save',
  { tag: repetition },
  async ({ admin: page, api }) => {
    await page.goto('/blogs/create');
    await write(page, {
      Title: 'Tea in Ilam',
      Position: '7',
      'Short description': 'Gardens in the fog.',
      Description: 'First flush in March.',
      ...meta,
    });
    await pick(page, 'Category', 'Trekking tips');
    for (const name of ['Status', 'No index', 'No follow']) await page.getByRole('switch', { name }).click();
    await illustrate(page, 'Choose image: Image', 'ilam.png');
    await page.getByRole('textbox', { name: /alt text/i }).fill('Rows of tea');
    for (const name of ['Packages', 'Homestays', 'Hotels']) {
      await page.getByRole('combobox', { name, exact: true }).click();
      await page.getByRole('listbox', { name }).getByRole('option').first().click();
    }
    await save(page).click();
    await expect(page).toHaveURL('/blogs');
    const blog = (await api.database()).blogs?.at(-1);
    expect(blog).toMatchObject({
      title: 'Tea in Ilam',
      slug: 'tea-in-ilam',
      position: 7,
      short_description: 'Gardens in the fog.',
      description: '<p>First flush in March.</p>',
      blog_category_id: 1,
      status: false,
      alt: 'Rows of tea',
      packages: [expect.any(Number)],
      homestays: [expect.any(Number)],
      hotels: [expect.any(Number)],
      meta_tag: stored,
      no_index: true,
      no_follow: true,
    });

    const changed = await watchData(api);
    await page.goto(`/blogs/${String(blog?.id)}/edit`);
    await write(page, { 'Short description': 'Gardens above the fog.' });
    await save(page).click();
    await expect(page).toHaveURL('/blogs');
    expect(await changed()).toEqual({
      [`blogs.${String(blog?.id)}.short_description`]: 'Gardens above the fog.',
    });
  },
);

test(
  'a page keeps every field from its creation to the next save',
  { tag: repetition },
  async ({ admin: page, api }) => {
    await page.goto('/pages/create');
    await write(page, {
      Title: 'Drones',
      Name: 'Flying drones',
      URI: '/before-you-come/drones',
      Excerpt: 'Ask first.',
      Content: 'Permits come from three offices.',
      ...meta,
    });
    await pick(page, 'Parent', 'Before you come');
    await pick(page, 'Template', 'Info');
    await illustrate(page, 'Choose image: Image', 'drone.png');
    await page.getByRole('textbox', { name: /alt text/i }).fill('A drone above a ridge');
    await save(page).click();
    await expect(page).toHaveURL('/pages');
    const row = (await api.database()).pages?.at(-1);
    expect(row).toMatchObject({
      parent_id: 7,
      title: 'Drones',
      slug: 'drones',
      name: 'Flying drones',
      uri: '/before-you-come/drones',
      excerpt: 'Ask first.',
      description: '<p>Permits come from three offices.</p>',
      template_type: 'info',
      alt: 'A drone above a ridge',
      meta_tag: stored,
    });

    const changed = await watchData(api);
    await page.goto(`/pages/${String(row?.id)}/edit`);
    await write(page, { Excerpt: 'Ask three times.' });
    await save(page).click();
    await expect(page).toHaveURL('/pages');
    expect(await changed()).toEqual({ [`pages.${String(row?.id)}.excerpt`]: 'Ask three times.' });
  },
);

test(
  'an SEO page keeps every field from its creation to the next save',
  { tag: repetition },
  async ({ admin: page, api }) => {
    const texts = {
      'On budget': 'NPR 2,200',
      'Mid range budget': 'NPR 5,000',
      'High end budget': 'NPR 14,000',
      'Permit cost': 'None',
    };
    await page.goto('/seo-pages/create');
    await write(page, {
      Title: 'Hotels in Patan',
      'Hero text': 'Courtyards and bronze.',
      Description: 'Sleep beside a temple.',
      Duration: '1 night',
      Cost: 'From NPR 2,200',
      'Favourite time': 'October',
      Permit: 'None',
      Transport: 'On foot',
      'Cost title': 'What it costs',
      'Cost description': 'Breakfast comes with it.',
      'Footer title': 'Plan it',
      'Footer description': 'Prices are those of the hotels.',
      ...texts,
    });
    await pick(page, 'Page type', 'Hotel region');
    await pick(page, 'Written about', 'Patan');
    await page.getByRole('combobox', { name: 'Nearby regions' }).click();
    await page.getByRole('option', { name: 'Boudha' }).click();
    await page.getByRole('button', { name: 'Add day' }).click();
    await write(page, { 'Day title': 'Golden Temple', 'Day description': 'Before breakfast.' });
    await illustrate(page, 'Choose image: Banner image', 'banner.png');
    await illustrate(page, 'Choose image: Hero image', 'hero.png');
    await illustrate(page, 'Choose images: Gallery', 'court.png');
    await page.getByRole('textbox', { name: /alt text/i }).fill('A courtyard');
    await save(page).click();
    await expect(page).toHaveURL('/seo-pages');
    const row = (await api.database())['seo-pages']?.at(-1);
    expect(row).toMatchObject({
      title: 'Hotels in Patan',
      hero_text: 'Courtyards and bronze.',
      description: '<p>Sleep beside a temple.</p>',
      details_duration: '1 night',
      details_cost: 'From NPR 2,200',
      details_fav_time: 'October',
      details_permit: 'None',
      details_transport: 'On foot',
      itinerary: [{ title: 'Golden Temple', description: 'Before breakfast.' }],
      cost_description: {
        title: 'What it costs',
        description: '<p>Breakfast comes with it.</p>',
        on_budget: 'NPR 2,200',
        mid_range_budget: 'NPR 5,000',
        high_end_budget: 'NPR 14,000',
        permit_cost: 'None',
      },
      seopageable_type: 'Hotel Region',
      seopageable_id: 5,
      nearby_regions: [expect.any(Number)],
      banner_image: expect.any(String),
      hero_image: expect.any(String),
      gallery: [expect.objectContaining({ alt: 'A courtyard' })],
      title_footer: 'Plan it',
      description_footer: '<p>Prices are those of the hotels.</p>',
    });

    const changed = await watchData(api);
    await page.goto(`/seo-pages/${String(row?.id)}/edit`);
    await write(page, { Permit: 'Two permits' });
    await save(page).click();
    await expect(page).toHaveURL('/seo-pages');
    expect(await changed()).toEqual({ [`seo-pages.${String(row?.id)}.details_permit`]: 'Two permits' });
  },
);
