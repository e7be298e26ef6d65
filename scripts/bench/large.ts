import type { Page, Route } from 'playwright';
import type { Figure } from './figure.ts';
import { type Bench, openSite } from './site.ts';

/** A longer task is noticed as lag. */
const LONGEST_MS = 100;

interface Answer {
  data: unknown;
}

/** Modifies a response of the API. */
const changing = (edit: (answer: Answer) => object) => async (route: Route) => {
  if (route.request().method() !== 'GET') return route.continue();
  const response = await route.fetch();
  return route.fulfill({ response, json: edit((await response.json()) as Answer) });
};

/** Repeats the first records up to `count`. */
const many = (records: readonly object[], count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...records[index % records.length], id: index + 1 }));

const rows = ({ data }: Answer) => data as object[];

/** The longest task of the main thread during `act`, in milliseconds; 0 if none took 50. */
const longestTask = async (page: Page, act: () => Promise<void>) => {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask', buffered: true });
  });
  await page.goto('/features');
  await page.locator('tbody a').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
  await act();
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
};

/** Navigates on the client, as a link would. */
const go = async (page: Page, address: string, ready: string) => {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.locator(ready).first().waitFor();
};

interface Case {
  name: string;
  /** The responses to modify: URL pattern and edit. */
  answers: [RegExp, (answer: Answer) => object][];
  act: (page: Page) => Promise<void>;
}

const cases: Case[] = [
  {
    name: '100 packages with all columns',
    answers: [[/\/packages\/datatable/, (answer) => ({ ...answer, data: many(rows(answer), 100) })]],
    act: async (page) => {
      const all = ['vendor', 'price_per_person', 'duration', 'tag', 'request_status', 'id'];
      await page.evaluate((keys) => {
        const columnVisibility = Object.fromEntries(keys.map((key) => [key, true]));
        localStorage.setItem('table:packages', JSON.stringify({ columnVisibility }));
      }, all);
      await go(page, '/packages?per_page=100', 'tbody tr:nth-child(100)');
    },
  },
  {
    name: 'Picker whose API sends 5,000 users',
    answers: [
      [/\/v1\/admin\/users(\/datatable)?\?/, (answer) => ({ ...answer, data: many(rows(answer), 5_000) })],
    ],
    act: async (page) => {
      await go(page, '/homestays/create', 'form input');
      await page
        .getByLabel(/^Owner/)
        .first()
        .click();
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'View of a package of 60 days and 400 departures',
    answers: [
      [
        /\/packages\/15$/,
        (answer) => {
          const record = answer.data as { itenaries: object[] };
          return { ...answer, data: { ...record, itenaries: many(record.itenaries, 60) } };
        },
      ],
      [/\/packages\/15\/departures/, (answer) => ({ ...answer, data: many(rows(answer), 400) })],
    ],
    act: (page) => go(page, '/packages/15/view', 'main h2'),
  },
  {
    name: 'Sheet whose API sends 2,000 rows',
    answers: [[/\/amenities\/datatable/, (answer) => ({ ...answer, data: many(rows(answer), 2_000) })]],
    act: (page) => go(page, '/amenities?mode=sheet&per_page=100', 'main table td'),
  },
  {
    name: 'Alt text beside 5,000 images',
    answers: [
      [
        /\/packages\/datatable/,
        (answer) => {
          const [image] = (answer.data as { images?: object[] }[]).flatMap(({ images = [] }) => images);
          const packages = many(rows(answer), 100).map((row, at) => ({
            ...row,
            images: Array.from({ length: 50 }, (_, index) => ({ ...image, id: at * 50 + index + 1 })),
          }));
          return { ...answer, data: packages, meta: { current_page: 1, last_page: 1, per_page: 100 } };
        },
      ],
    ],
    act: async (page) => {
      await go(page, '/images?area=packages', '[data-image]');
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.locator('[data-image]').first().press('Enter');
      await page.getByRole('textbox', { name: 'Alt text' }).pressSequentially('Yaks at dawn', { delay: 40 });
    },
  },
];

/** The longest blocking time with large data. */
export const benchLarge = async ({ browser, ours, runs }: Bench): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const { name, answers, act } of cases) {
    const times: number[] = [];
    for (let run = 0; run < Math.min(runs, 5); run += 1) {
      const context = await openSite(browser, ours);
      const page = await context.newPage();
      for (const [address, edit] of answers) await page.route(address, changing(edit));
      times.push(await longestTask(page, () => act(page)));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }
    figures.push({ name: `${name}, longest task`, unit: 'ms', ours: times, aim: LONGEST_MS });
  }
  return figures;
};
