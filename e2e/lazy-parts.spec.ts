import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { screen } from '../scripts/bench/first-load.ts';
import { expect, openHome, repetition, test } from './fixtures.ts';

interface Part {
  /** The module that starts it, relative to src. */
  module: string;
  address: string;
  /** How to request it after opening the path. */
  open?: (page: Page) => Promise<unknown>;
  /** The message shown if it fails to load. */
  says: string;
  /** Whether it is requested on the features as the one before left them. */
  sharesScreen?: boolean;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const phone = (name: string) => async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await press(name)(page);
};
const key = (keys: string) => async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press(keys);
};
const editSelected = async (page: Page) => {
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  await press('Edit selected')(page);
};
/** The result of a reading that found one page with poor texts. */
const read = async (page: Page) => {
  const bookings = {
    months: ['2026-11'],
    read: 0,
    unpriced: 0,
    weeks: [],
    money: [],
    kinds: [],
    regions: [],
  };
  const pages = { seen: 1, faults: [{ path: '/blogs/1/edit', name: 'Yak ride', reasons: ['Too long.'] }] };
  const at = await page.evaluate(() => Date.now());
  const counts = { at, parts: 1, done: 1, failures: 0, failed: [] };
  const reading = { ...counts, vendors: null, pages, bookings, missing: null };
  await page.evaluate((stored) => localStorage.setItem('home-reading', stored), JSON.stringify(reading));
  await page.reload();
};
/** A shop without bookings. */
const newShop = async (page: Page) => {
  await page.route(
    '**/bookings/datatable*',
    async (route) => {
      const response = await route.fetch();
      const meta = { last_page: 1, per_page: 100, current_page: 1 };
      await route.fulfill({ response, json: { data: [], meta } });
    },
    { times: 2 },
  );
  await page.reload();
};
const overlay = 'This part of the page could not be loaded. Check the connection and reload.';

const saveTitle = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Title' }).fill('Yak ride');
  await page.keyboard.press('Control+s');
};

const parts: Part[] = [
  {
    module: 'features/packages/itinerary/copy-days.tsx',
    address: '/packages/1/view',
    open: press('Copy days from another package'),
    says: 'The dialog could not be loaded.',
  },
  {
    module: 'components/saved-views/view-strip.tsx',
    address: '/features',
    says: 'The views could not be loaded.',
  },
  {
    module: 'components/overlays/overlay-parts.ts',
    address: '/features',
    open: press('Export'),
    says: overlay,
  },
  ...[
    'components/data-table/bulk-edit.ts',
    'components/edit-many/edit-dialog.tsx',
    'resources/sources.ts',
  ].map((module): Part => ({
    module,
    address: '/features',
    open: editSelected,
    says: 'The dialog could not be loaded.',
  })),
  ...['components/sheet/sheet-table.tsx', 'components/edit-many/editing.ts'].map((module): Part => ({
    module,
    address: '/features?mode=sheet',
    says: 'The sheet could not be loaded.',
  })),
  {
    module: 'components/import/import-mode.tsx',
    address: '/features?mode=import',
    says: 'The import could not be loaded.',
  },
  {
    module: 'components/import/import-screen.tsx',
    address: '/packages/1/faqs/create?mode=import',
    says: 'The import could not be loaded.',
  },
  {
    module: 'lib/files/read-workbook.ts',
    address: '/features?mode=import',
    open: (page) =>
      page.locator('input[type=file]').setInputFiles({
        name: 'features.xlsx',
        mimeType: '',
        buffer: Buffer.from('PK\u0003\u0004'),
      }),
    says: 'A part of the application could not be loaded, so the file was not read. Reload the page.',
  },
  {
    module: 'components/list-page/filter-sheet.tsx',
    address: '/features',
    open: phone('Filters'),
    says: 'The filters could not be loaded.',
  },
  {
    module: 'components/inputs/date-calendar.tsx',
    address: '/packages/1/departures/create',
    open: press(/^Choose /),
    says: 'The calendar could not be loaded.',
  },
  {
    module: 'components/inputs/images/image-preview.tsx',
    address: '/packages/1/edit-image',
    open: press(/^Show /),
    says: 'The image could not be opened.',
  },
  {
    module: 'domain/place/place-map.tsx',
    address: '/homestays/1/edit',
    open: press('Pick on the map'),
    says: 'The map could not be loaded.',
  },
  {
    module: 'components/inputs/rich-text/editor-field.tsx',
    address: '/blogs/create',
    says: 'The editor could not be loaded.',
  },
  {
    module: 'app/notification-host.tsx',
    address: '/features',
    open: (page) => page.getByRole('switch').first().click({ force: true }),
    says: 'The notices could not be loaded.',
  },
  {
    module: 'features/packages/itinerary/day-editor.tsx',
    address: '/packages/1/view',
    open: press('Add day'),
    says: 'The fields could not be loaded.',
  },
  {
    module: 'features/packages/vendor-text/vendor-text-screen.tsx',
    address: '/packages/1/itenaries/create?mode=text',
    says: 'The reader of texts could not be loaded.',
  },
  {
    module: 'domain/nepal/places/altitude-profile.tsx',
    address: '/packages/1/view',
    says: 'The altitudes could not be loaded.',
  },
  {
    module: 'domain/nepal/places/way-map.tsx',
    address: '/packages/1/view',
    open: (page) => page.getByText('The way on a map').click(),
    says: 'The map could not be loaded.',
  },
  {
    module: 'features/stays/map/stay-map.tsx',
    address: '/hotels?mode=map',
    says: 'The map could not be loaded.',
  },
  ...[
    ['features/packages/copy/copy-package.tsx', '/packages/1/view'],
    ['features/stays/copy/copy-hotel.tsx', '/hotels/1/view'],
    ['features/stays/copy/copy-homestay.tsx', '/homestays/1/view'],
  ].map(([module = '', path = '']): Part => ({
    module,
    address: `${path}?copy=2`,
    says: 'The dialog could not be loaded.',
  })),
  {
    module: 'features/dashboard/plots/plots.tsx',
    address: '/',
    open: read,
    says: 'The plots could not be loaded.',
  },
  {
    module: 'features/dashboard/setup/setup-panel.tsx',
    address: '/',
    open: newShop,
    says: 'What is left to set up could not be loaded.',
  },
  ...[
    'features/dashboard/health/search/search-sheet.tsx',
    'domain/seo/search-editing.ts',
    'routes/_shell/-record-types.ts',
  ].map((module): Part => ({
    module,
    address: '/?show=search',
    open: read,
    says: 'The fields could not be loaded.',
  })),
  {
    module: 'routes/_shell/-record-types.ts',
    address: '/images',
    says: 'Not all was read',
  },
  {
    module: 'routes/_shell/-record-types.ts',
    address: '/history',
    open: async (page) => {
      await page.goto('/features/2/edit');
      await saveTitle(page);
      await expect(page.getByRole('alert').filter({ hasText: 'was saved' })).toBeVisible();
      await page.goto('/history');
      await press(/^Undo the change/)(page);
    },
    says: 'A part of the application could not be loaded. Reload the page.',
  },
  {
    module: 'features/bookings/view/around-booking.ts',
    address: '/bookings/1/view',
    says: 'What is around this booking could not be loaded.',
  },
  {
    module: 'features/departures/season/season-board.tsx',
    address: '/departures?view=season',
    says: 'The season could not be loaded.',
  },
  {
    module: 'domain/nepal/permits/permits-part.tsx',
    address: '/packages/1/view',
    open: press('What this region needs'),
    says: 'The permits could not be loaded.',
  },
  {
    module: 'domain/contradictions/contradictions-part.tsx',
    address: '/requests/packages',
    says: 'What contradicts could not be looked for.',
  },
  ...[
    ['features/packages/view/package-as-traveller.tsx', '/packages/1/view'],
    ['features/stays/view/stay-as-traveller.tsx', '/hotels/1/view'],
  ].map(([module = '', address = '']): Part => ({
    module,
    address,
    open: press('As a traveller sees it'),
    says: 'The page could not be loaded.',
  })),
  {
    module: 'domain/nepal/days/days-part.tsx',
    address: '/departures?view=season',
    says: 'The feasts and seasons could not be loaded.',
  },
  {
    module: 'features/departures/season/create-dialog.tsx',
    address: '/departures?view=season',
    open: async (page) => {
      await phone('All weeks')(page);
      await press('Create departures')(page);
    },
    says: 'The dialog could not be loaded.',
  },
  {
    module: 'api/writes/change-record.ts',
    address: '/features',
    open: (page) => page.getByRole('switch').first().click({ force: true }),
    says: 'A part of the application could not be loaded. Reload the page.',
  },
  {
    module: 'api/writes/save-form.ts',
    address: '/features/1/edit',
    open: saveTitle,
    says: 'A part of the application could not be loaded. Reload the page.',
  },
  {
    module: 'components/data-table/bulk-bar.tsx',
    address: '/features',
    open: (page) => page.getByRole('row').nth(1).getByRole('checkbox').check(),
    says: 'What can be done with selected rows could not be loaded.',
  },
  {
    module: 'api/client/write.ts',
    address: '/features/1/edit',
    open: saveTitle,
    says: 'A part of the application could not be loaded. Reload the page.',
  },
  { module: 'generated/shapes/features.ts', address: '/features', says: 'This screen could not be loaded' },
  {
    module: 'components/data-table/column-panel.tsx',
    address: '/features',
    open: press('Columns'),
    says: overlay,
    sharesScreen: true,
  },
  {
    module: 'components/data-table/save-rows.ts',
    address: '/features',
    open: async (page) => {
      await press('Export')(page);
      await page.getByRole('menuitem', { name: 'This page' }).click();
    },
    says: 'A part of the application could not be loaded, so nothing was exported. Reload the page.',
    sharesScreen: true,
  },
  {
    module: 'lib/files/write-workbook.ts',
    address: '/features',
    open: async (page) => {
      await press('Export')(page);
      await page.getByRole('menuitemradio', { name: 'Excel' }).click();
      await page.getByRole('menuitem', { name: 'This page' }).click();
    },
    says: 'A part of the application could not be loaded, so nothing was exported. Reload the page.',
    sharesScreen: true,
  },
  {
    module: 'routes/_shell/-uses-dialog.tsx',
    address: '/features/1/edit',
    open: async (page) => {
      await press(/^More for/)(page);
      await page.getByRole('menuitem', { name: 'Where it is used' }).click();
    },
    says: overlay,
  },
  {
    module: 'shell/palette/palette.tsx',
    address: '/features',
    open: key('Control+k'),
    says: overlay,
    sharesScreen: true,
  },
  {
    module: 'shell/shortcuts-dialog.tsx',
    address: '/features',
    open: key('?'),
    says: overlay,
    sharesScreen: true,
  },
  {
    module: 'shell/appearance-drawer.tsx',
    address: '/features',
    open: press('Appearance'),
    says: overlay,
    sharesScreen: true,
  },
  {
    module: 'shell/menu-drawer.tsx',
    address: '/features',
    open: phone('Open menu'),
    says: overlay,
    sharesScreen: true,
  },
];

/**
 * Left out: chunks of loaded ones, response shapes and schemas of bodies, what works without its code, and writes, which
 * say so themselves.
 */
const alike =
  /^domain\/(rich-text\/own-(page|image)-picker|listings\/first-save\/)|^resources\/(pending|find-|holder|read-uses|remove-used)|\/day-rules\.ts$|^generated\/|^app\/(report-faults|aimed-clicks|emptied-notice|log-writes)|^api\/(client\/(pace|unanswered)|writes\/update-record)|^components\/(dialogs\/uses-list|data-table\/other-names)|^lib\/(files\/proposed-alt|text\/other-labels)/;

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
}

const chunks = () =>
  JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Partial<Record<string, Chunk>>;
const fileOf = (name: string) => `**/${chunks()[name]?.file ?? 'none'}`;

test('every part that is loaded on demand is looked at', () => {
  const names = Object.entries(chunks()).flatMap(([name, chunk]) =>
    chunk?.isDynamicEntry && !name.includes('?tsr-split=') ? [name.replace(/^src\//, '')] : [],
  );
  const known = parts.map(({ module }) => module);
  expect(names.filter((name) => !known.includes(name) && !alike.test(name))).toEqual([]);
  expect(known.filter((module) => !names.includes(module))).toEqual([]);
});

/** One part shown at once, one that an action waits for, one overlay, and one that reads responses. */
const oneOfEachKind = parts.filter(({ module }) =>
  /(view-strip|save-rows|palette|shapes\/features)\.tsx?$/.test(module),
);

/** Makes the requests of a file fail; returns a function that ends it. */
type Fail = (page: Page, file: string) => Promise<() => Promise<void>>;

const answering =
  (answer: (route: Route) => Promise<void>): Fail =>
  async (page, file) => {
    await page.route(file, answer);
    return () => page.unroute(file);
  };

/** Unlike a route, it leaves the browser its cache, which makes the screens faster. */
const lost: Fail = async (page, file) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: [file.replace('**', '*')] });
  return () => browser.detach();
};

const failures: [how: string, fail: Fail, some: Part[], tag?: string | string[]][] = [
  ['is lost', lost, parts, repetition],
  ['is missing', answering((route) => route.fulfill({ status: 404 })), oneOfEachKind],
  [
    'is a page',
    answering((route) => route.fulfill({ contentType: 'text/javascript', body: '<!doctype html>' })),
    oneOfEachKind,
    repetition,
  ],
  ['hangs', answering(() => new Promise(() => undefined)), oneOfEachKind, repetition],
];

for (const [how, fail, some, tag = []] of failures)
  test(`a part that ${how} is reported in its place`, { tag }, async ({ admin: page, complaints }) => {
    test.setTimeout(30_000 + some.length * 10_000);
    // A jump of the clock would abort the early requests of a second visit.
    if (how === 'hangs') await page.addInitScript(() => localStorage.removeItem('first-reads'));
    let loaded: Part | undefined;
    for (const part of some)
      await test.step(part.module, async () => {
        const { module, address, open, says } = part;
        const mend = await fail(page, fileOf(`src/${module}`));
        if (how === 'hangs') await page.clock.install();
        // A jump of the clock would end a read, too.
        const answered = how === 'hangs' ? page.waitForResponse(/\/datatable/) : undefined;
        if (how === 'hangs' || !loaded?.sharesScreen || !part.sharesScreen) {
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.goto(address);
        }
        loaded = part;
        await answered;
        if (says === overlay) await expect(page.locator('[data-position="top-center"]')).toBeAttached();
        await open?.(page);
        const said = page.getByText(says).first();
        // The part may be requested slightly after its screen is rendered.
        await expect(async () => {
          if (how === 'hangs') await page.clock.fastForward(121_000);
          await expect(said).toBeVisible({ timeout: 1_000 });
        }).toPass();
        await mend();
        const alert = page.getByRole('alert').filter({ hasText: says });
        if (part.sharesScreen) {
          await alert.getByRole('button', { name: 'Dismiss' }).click();
          await expect(said).toBeHidden();
        }
        if (
          ['is missing', 'is lost'].includes(how) &&
          !open &&
          (await alert.getByRole('button', { name: 'Retry' }).count()) > 0
        ) {
          await alert.getByRole('button', { name: 'Retry' }).click();
          await expect(said).toBeHidden();
        }
      });
    complaints.splice(0);
  });

test('a screen whose code hangs reports it, whatever was clicked meanwhile', async ({ admin: page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const features = page.getByRole('link', { name: 'Features' }).first();
  await page.clock.install();
  /** Timers due soon run in order; the rest of the time is skipped, as frame by frame it would take minutes. */
  const pass = async (ms: number) => {
    await page.clock.runFor(1_000);
    await page.clock.fastForward(ms - 1_000);
  };
  await page.route(fileOf(screen('_shell/features.index')), () => undefined);
  await openHome(page);
  for (const [way, between] of [
    ['back and forward', () => page.goBack()],
    ['another screen', () => page.getByRole('link', { name: 'Amenities' }).first().click()],
  ] as const)
    await test.step(way, async () => {
      await features.click();
      await pass(60_000);
      await between();
      await page.clock.runFor(1_000);
      await expect(heading).toHaveText(/^(Welcome|Amenities)/);
      await features.click();
      await pass(119_000);
      await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
      await page.clock.runFor(2_000);
      await expect(heading).toHaveText('This screen could not be loaded');
      await page.getByRole('link', { name: 'Home', exact: true }).last().click();
      await expect(heading).toHaveText(/^Welcome/);
    });
});
