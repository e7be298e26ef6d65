import type { Page } from 'playwright';

/** The field whose label starts with this text. */
const fieldOf = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}`)).first();

/**
 * Types into a field and returns the milliseconds of work per keystroke until it is painted: from `keydown` to the end
 * of the `input` event, then the next frame's callbacks, layout and paint, without the wait for that frame. Discards
 * the keystrokes of a first word, which compile the code.
 */
export const type = async (page: Page, label: string, runs: number) => {
  const field = fieldOf(page, label);
  await field.click();
  await field.pressSequentially('Mount ', { delay: 40 });
  await page.evaluate(() => {
    const costs: number[] = [];
    Object.assign(window, { keystrokes: costs });
    let start = 0;
    window.addEventListener('keydown', () => (start = performance.now()), true);
    window.addEventListener('input', () => {
      const handled = performance.now() - start;
      requestAnimationFrame(() => {
        const begun = performance.now();
        // Runs before any work deferred until after the frame.
        void scheduler.postTask(() => costs.push(handled + performance.now() - begun), {
          priority: 'user-blocking',
        });
      });
    });
  });
  await field.pressSequentially('Everest'.repeat(Math.ceil(runs / 7)).slice(0, runs), { delay: 40 });
  return page.evaluate(() => (window as unknown as { keystrokes: number[] }).keystrokes);
};

/** Types into fields of the screen at `path`, with a CPU slowdown of `slowdown`. */
export const typeInto = async (
  page: Page,
  path: string,
  labels: readonly string[],
  { slowdown, runs }: { slowdown: number; runs: number },
) => {
  await page.goto(path);
  for (const label of labels) await fieldOf(page, label).waitFor();
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const costs = new Map<string, number[]>();
  for (const label of labels) costs.set(label, await type(page, label, runs));
  await processor.detach();
  return costs;
};
