import type { Page } from 'playwright';

const ACTIONS = ['view', 'create', 'update', 'delete', 'approve', 'export', 'restore'];
const COUNT = 500;

interface PermissionList {
  data: { id: number; name: string }[];
}

/** Extends the API's list of permissions to 500. */
const widenList = async (page: Page) => {
  await page.route('**/v1/admin/permissions', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const { data } = (await response.json()) as PermissionList;
    const added = Array.from({ length: COUNT - data.length }, (_, index) => ({
      id: 10_000 + index,
      name: `resource-${Math.floor(index / ACTIONS.length)}.${ACTIONS[index % ACTIONS.length] ?? ''}`,
    }));
    return route.fulfill({ response, json: { data: [...data, ...added] } });
  });
};

/** Collects the milliseconds from each event of this kind to the frame with its result. */
const watch = async (page: Page, event: 'keydown' | 'click') => {
  await page.evaluate((kind) => {
    const answers: number[] = [];
    Object.assign(window, { answers });
    const listen = () => {
      const start = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => answers.push(performance.now() - start);
        port2.postMessage(null);
      });
    };
    window.addEventListener(kind, listen, { capture: true });
  }, event);
  return async (count: number) => {
    await page.waitForFunction(
      (wanted) => (window as unknown as { answers: number[] }).answers.length >= wanted,
      count,
    );
    return page.evaluate(() => (window as unknown as { answers: number[] }).answers);
  };
};

/** The response time of a role's form with 500 permissions: its search and its columns. */
export const benchPermissions = async (page: Page, runs: number) => {
  await widenList(page);
  await page.goto('/roles/create');
  await page.getByText(`of ${COUNT} selected`).waitFor();

  const clicked = await watch(page, 'click');
  const column = page.getByRole('checkbox', { name: 'view: all' });
  // Toggled on and off, so that the form ends unchanged.
  for (let run = 0; run < runs; run += 2) {
    await column.click();
    await column.click();
  }
  const toggling = await clicked(runs);

  const typed = await watch(page, 'keydown');
  const search = page.getByRole('searchbox', { name: 'Search permissions' });
  await search.focus();
  const words = ['view', 'hotel', 'resource 4'];
  for (const word of words) {
    await search.pressSequentially(word, { delay: 40 });
    for (const _letter of word) await search.press('Backspace', { delay: 40 });
  }
  return { toggling, typing: await typed(words.join('').length * 2) };
};
