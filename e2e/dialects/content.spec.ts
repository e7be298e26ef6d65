import { expect, test } from '../fixtures.ts';
import { field, pick, save } from '../forms.ts';
import { inEveryDialect, watchData } from './dialects.ts';

inEveryDialect(() => {
  test('a blog, a page and an SEO page are each changed in one text, and in nothing else', async ({
    admin: page,
    api,
  }) => {
    const changed = await watchData(api);
    await page.goto('/blogs/1/edit');
    await field(page, 'Short description').fill('Day by day.');
    await save(page).click();
    await expect(page).toHaveURL('/blogs');

    await page.goto('/pages/2/edit');
    await field(page, 'Excerpt').fill('We visit them all.');
    await save(page).click();
    await expect(page).toHaveURL('/pages');

    await page.goto('/seo-pages/1/edit');
    await field(page, 'Permit').fill('Two permits');
    await page.getByRole('textbox', { name: 'Day title' }).first().fill('To Lukla');
    await save(page).click();
    await expect(page).toHaveURL('/seo-pages');

    expect(await changed()).toEqual({
      'blogs.1.short_description': 'Day by day.',
      'pages.2.excerpt': 'We visit them all.',
      'seo-pages.1.details_permit': 'Two permits',
      'seo-pages.1.itinerary.0.title': 'To Lukla',
    });
  });
}, []);

inEveryDialect(() => {
  test('a blog, a page and an SEO page are made', async ({ admin: page, api }) => {
    await page.goto('/blogs/create');
    await field(page, 'Title').fill('Tea in Ilam');
    await field(page, 'Description').fill('First flush in March.');
    await pick(page, 'Category', 'Trekking tips');
    await save(page).click();
    await expect(page).toHaveURL('/blogs');

    await page.goto('/pages/create');
    await field(page, 'Title').fill('Drones');
    await field(page, 'Content').fill('Permits come from three offices.');
    await pick(page, 'Template', 'Info');
    await save(page).click();
    await expect(page).toHaveURL('/pages');

    await page.goto('/seo-pages/create');
    await field(page, 'Title').fill('Hotels in Patan');
    await pick(page, 'Page type', 'Hotel region');
    await pick(page, 'Written about', 'Patan');
    await page.getByRole('button', { name: 'Add day' }).click();
    await field(page, 'Day title').fill('Golden Temple');
    await save(page).click();
    await expect(page).toHaveURL('/seo-pages');

    const { blogs, pages, 'seo-pages': seoPages } = await api.database();
    expect(blogs?.at(-1)).toMatchObject({
      slug: 'tea-in-ilam',
      description: '<p>First flush in March.</p>',
      blog_category_id: 1,
      status: true,
    });
    expect(pages?.at(-1)).toMatchObject({
      slug: 'drones',
      description: '<p>Permits come from three offices.</p>',
      template_type: 'info',
    });
    expect(seoPages?.at(-1)).toMatchObject({
      seopageable_type: 'Hotel Region',
      seopageable_id: 5,
      itinerary: [{ title: 'Golden Temple' }],
    });
  });
});
