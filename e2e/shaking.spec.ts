import { expect, openHome, repetition, test } from './fixtures.ts';

/** A pseudo-random sequence with a fixed seed, so that failures can be reproduced. */
const numbers = function* (seed: number): Generator<number, undefined> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
};

/** In the page: clicks, or types into, a random reachable element, in the dialog if there is one. */
const act = async (chance: number) => {
  const scope = document.querySelector('[role=dialog]') ?? document.body;
  const all = scope.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, [role=option]');
  const targets = [...all].filter((target) => target.checkVisibility());
  const target = targets[Math.floor(chance * targets.length)];
  // Another language reloads the page, which the next action would meet.
  const leaves =
    target instanceof HTMLInputElement
      ? target.value === 'ne'
      : /^Sign out$|नेपाली/.test(target?.textContent ?? '');
  if (!target || leaves) return targets.length > 0;
  if (target instanceof HTMLInputElement && ['text', 'search'].includes(target.type)) {
    target.focus();
    target.setRangeText('yak');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (!(target instanceof HTMLInputElement && target.type === 'file')) {
    target.click();
  }
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  return true;
};

for (const count of [25, 200]) {
  test(
    `${count} scattered actions against an API that fails one call in five leave a working app`,
    { tag: count === 25 ? [] : repetition },
    async ({ admin: page, api, complaints }) => {
      await openHome(page);
      test.setTimeout(240_000);
      await api.command('controls', { failureRate: 0.2 });
      const next = numbers(2027);
      for (let action = 0; action < count; action += 1) {
        const chance = next.next().value ?? 0;
        // What was pressed may load the page anew.
        const acted = await page.evaluate(act, chance).catch((error: unknown) => {
          if (!String(error).includes('Execution context was destroyed')) throw error;
          return false;
        });
        if (!acted) await openHome(page);
      }
      await api.command('controls', { failureRate: 0 });
      await page.goto('/features');
      const leave = page.getByRole('button', { name: 'Leave' });
      if (await leave.isVisible()) await leave.click();
      await expect(page.getByRole('link', { name: 'TIMS card' })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // Mantine warns if a dialog is closed before it has trapped the focus, which no user is fast enough to do.
      const others = complaints.filter((text) => !text.includes('use-focus-trap'));
      complaints.splice(0, Infinity, ...others);
    },
  );
}
