import { expect, it, vi } from 'vitest';
import * as rules from './day-rules';
import { newDay, wantedDays, type Day } from './days';
import { noTexts } from './itinerary-values';
import { checkNewDays } from './new-days';

const saved = wantedDays([{ id: 1, ...noTexts, title: 'Lukla' }]);
const named = newDay({ ...noTexts, title: 'नाम्चे' });
const unnamed = newDay();

it('loads nothing when days were only moved', async () => {
  const load = vi.fn(() => Promise.resolve(rules));
  await expect(checkNewDays(() => saved, load)).resolves.toEqual({ wrong: [] });
  expect(load).not.toHaveBeenCalled();
});

it('finds the new days that lack something, and leaves saved ones alone', async () => {
  const unnamedSaved = wantedDays([{ id: 2, ...noTexts }]);
  const days = [...unnamedSaved, named, unnamed];
  await expect(checkNewDays(() => days)).resolves.toEqual({ wrong: [unnamed] });
});

it('looks at the days as they are once the rules are there', async () => {
  const loading = Promise.withResolvers<typeof rules>();
  let days: readonly Day[] = [...saved, unnamed];
  const checked = checkNewDays(
    () => days,
    () => loading.promise,
  );
  const second = newDay();
  days = [...saved, { ...unnamed, title: 'Phakding' }, second];
  loading.resolve(rules);
  await expect(checked).resolves.toEqual({ wrong: [second] });
});

it('says that the rules could not be loaded', async () => {
  const lost = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /day-rules.js'));
  await expect(checkNewDays(() => [named], lost)).resolves.toEqual({
    problem: expect.stringContaining('nothing was sent') as string,
  });
});
