import { expect, test } from './fixtures.ts';

/** A fixed sequence that looks like chance, so that a failure can be repeated. */
function* numbers(seed: number) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('200 scattered actions against an API that fails one call in five leave a working app', async ({
  admin: page,
  api,
}) => {
  test.setTimeout(180_000);
  await api.command('controls', { failureRate: 0.2 });
  const next = numbers(2027);
  const targets = page.locator(
    'main a:visible, main button:visible:enabled, main input:visible:enabled, aside a:visible, [role=dialog] button:visible, [role=option]:visible',
  );
  for (let action = 0; action < 200; action += 1) {
    const count = await targets.count();
    const target = targets.nth(Math.floor((next.next().value ?? 0) * count));
    const options = { timeout: 1_000 };
    // A target may go while it is being reached for, as under a person's hand.
    const done =
      (await target.getAttribute('type', options).catch(() => null)) === 'search'
        ? target.fill('yak', options)
        : target.click(options);
    await done.catch(() => page.keyboard.press('Escape'));
    if ((await targets.count()) === 0) await page.goto('/');
  }
  await api.command('controls', { failureRate: 0 });
  await page.goto('/features');
  const leave = page.getByRole('button', { name: 'Leave' });
  if (await leave.isVisible()) await leave.click();
  await expect(page.getByRole('link', { name: 'TIMS card' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});
