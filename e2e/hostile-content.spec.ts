import type { Locator } from '@playwright/test';
import { expect, repetition, test } from './fixtures.ts';
import { call } from './package-screens.ts';

/** Markup that would run code, cover the page or redirect the user if rendered as it is. */
const hostile = {
  script: '<script>window.hostile = 1</script>',
  handler: '<img src="x" onerror="window.hostile = 1"><p onclick="window.hostile = 1">click</p>',
  form: '<form action="https://evil.example"><input name="password"><button>Sign in</button></form>',
  style: '<style>body { display: none }</style><div style="position:fixed;inset:0;z-index:9999">over</div>',
  frame: '<iframe src="javascript:parent.hostile = 1" srcdoc="<script>parent.hostile = 1</script>"></iframe>',
  link: '<a href="javascript:window.hostile = 1">one</a><a href="data:text/html,<script>1</script>">two</a>',
  svg: '<svg onload="window.hostile = 1"><a href="javascript:1"><text>svg</text></a></svg>',
  mutation:
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hostile=1&gt;">',
};
const all = `<p>kept</p>${Object.values(hostile).join('')}`;
const text = '"><img src=x onerror="window.hostile=1"><script>window.hostile=1</script>';

/** A record of each kind whose texts are all hostile, with its list and form. */
const kinds = [
  {
    list: '/blogs',
    api: '/v1/admin/blogs/1',
    method: 'PATCH',
    fields: {
      title: text,
      short_description: text,
      description: all,
      alt: text,
      meta_page_title: text,
      meta_keywords: text,
      meta_description: text,
    },
  },
  {
    list: '/pages',
    api: '/v1/admin/pages/1',
    method: 'PATCH',
    fields: {
      title: text,
      name: text,
      uri: text,
      excerpt: text,
      content: all,
      alt: text,
      meta_page_title: text,
      meta_keywords: text,
      meta_description: text,
    },
  },
  {
    list: '/seo-pages',
    api: '/v1/admin/seo-pages/1',
    method: 'POST',
    fields: {
      title: text,
      hero_text: text,
      description: all,
      title_footer: text,
      description_footer: all,
      details_duration: text,
      details_cost: text,
      details_fav_time: text,
      details_permit: text,
      details_transport: text,
      itinerary: [{ title: text, description: all }],
      cost_description: {
        title: text,
        description: all,
        on_budget: text,
        mid_range_budget: text,
        high_end_budget: text,
        permit_cost: text,
      },
    },
  },
] as const;

const banned =
  ':is(script, [action], iframe, [style*="9999"], [onerror], [onclick], [onload], [href^="javascript:"], [href^="data:"])';

for (const { list, api: address, method, fields } of kinds) {
  test(
    `hostile texts in ${list} execute nothing in the list, the form and the preview`,
    {
      tag: list === '/blogs' ? [] : repetition,
    },
    async ({ admin: page, api }) => {
      await call(page, api.url + address, method, fields);

      const expectHarmless = async () => {
        await expect(page.locator(`#root ${banned}, [role=dialog] ${banned}`)).toHaveCount(0);
        expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      };

      await page.goto(list);
      await expect(page.getByRole('link', { name: text }).first()).toBeVisible();
      await expectHarmless();

      await page.getByRole('link', { name: text }).first().click();
      await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(text);
      await expect(page.getByText('kept').first()).toBeVisible();
      await expectHarmless();

      await page.getByRole('button', { name: 'Preview' }).click();
      const article = page.getByRole('article');
      await expect(article.getByText('kept').first()).toBeVisible();
      await expect(article.getByText(text).first()).toBeVisible();
      await expect(page.locator(`[role=dialog] ${banned}`)).toHaveCount(0);
      expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
    },
  );
}

/** Pastes HTML as a browser does. */
const paste = async (field: Locator, html: string) => {
  await field.focus();
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'pasted');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
};

test('a pasted map and a pasted text with handlers execute nothing and violate no policy', async ({
  admin: page,
  complaints,
}) => {
  await page.goto('/hotels/1/edit');
  await page
    .getByRole('textbox', { name: 'Google map' })
    .fill(`<iframe onload="window.hostile = 1" src="https://www.google.com/maps/embed?q=Pokhara"></iframe>`);
  await expect(page.getByText('Pokhara', { exact: true }).or(page.getByTitle(/^Map of/))).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Description', exact: true });
  await paste(text, `<p onclick="window.hostile = 1">kept</p><img src="x" onerror="window.hostile = 1">`);
  await expect(text.getByText('kept')).toBeVisible();
  await page.getByRole('button', { name: 'Pick on the map' }).click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  expect(complaints).toEqual([]);

  const refusal = await page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>text</b>';
      return 'none';
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain('TrustedHTML');
  expect(complaints.splice(0).join()).toContain('TrustedHTML');
});
