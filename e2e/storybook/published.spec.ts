import { expect, type Frame, type Page, test as base } from '@playwright/test';
import { preview } from 'vite';
import { modes, viewports } from '../../.storybook/toolbar.ts';

type Mode = keyof typeof modes;

/** The path of the built Storybook: any folder of any server. */
const folder = '/designs/';

const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        base: folder,
        logLevel: 'warn',
        build: { outDir: 'storybook-static' },
        preview: { port: 0 },
      });
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** The phase of the story on the page; undefined before it starts. */
const phaseOf = (page: Page | Frame) =>
  page.evaluate(() => {
    const { __STORYBOOK_PREVIEW__: storybook } = window as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
    };
    return storybook?.currentRender?.phase;
  });

/** Opens a story alone, as Chromatic does, at the seed's clock; resolves when it has finished playing. */
const show = async (page: Page, storybook: string, story: string, mode: Mode) => {
  const { viewport, ...globals } = modes[mode];
  const { width, height } = viewports[viewport as keyof typeof viewports].styles;
  await page.setViewportSize({ width: Number.parseInt(width), height: Number.parseInt(height) });
  const query = new URLSearchParams({
    id: story,
    viewMode: 'story',
    chromatic: 'true',
    globals: Object.entries(globals)
      .map((one) => one.join(':'))
      .join(';'),
  });
  await page.goto(`${storybook}iframe.html?${query.toString()}`);
  await expect.poll(() => phaseOf(page)).toMatch(/^(finished|errored|aborted)$/);
  expect(await phaseOf(page)).toBe('finished');
  // A story that failed to prepare has finished, too.
  await expect(page.locator('body')).toHaveClass(/sb-show-main/);
};

/** A type of screen in each mode. */
const stories: readonly [story: string, mode: Mode][] = [
  ['screens-sign-in--default', 'light desktop'],
  ['screens-packages-list--list', 'light phone'],
  ['screens-packages-form--edit', 'dark tablet'],
  ['screens-homestays-view--view', 'semi-dark rtl'],
];

for (const [story, mode] of stories)
  test(`${story} plays in the Storybook that is published, ${mode}`, async ({ page, storybook }) => {
    await show(page, storybook, story, mode);
  });

test('the stories on a docs page do not play, so they neither scroll it nor take the focus', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}iframe.html?viewMode=docs&id=kit-inputs-date-field--docs`);
  const framed = page.frameLocator('#iframe--kit-inputs-date-field--default');
  const field = framed.getByRole('textbox', { name: 'Departure date' });
  await expect(field).toBeVisible();
  const frame = page.frame({ url: /id=kit-inputs-date-field--default/ });
  if (!frame) throw new Error('The default story has no frame.');
  await expect.poll(() => phaseOf(frame)).toBe('finished');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
