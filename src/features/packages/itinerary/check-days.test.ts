import { expect, it, vi } from 'vitest';
import { checkDays } from './check-days';
import * as rules from './day-rules';
import { type Day, newDay, wantedDays } from './days';
import { noTexts } from './itinerary-values';

const [saved] = wantedDays([{ id: 1, ...noTexts, title: 'Lukla' }]);
const named = newDay({ ...noTexts, title: 'नाम्चे' });
const unnamed = newDay({ ...noTexts, duration: '3 hours' });

it('loads nothing when nothing was written', async () => {
  const load = vi.fn(() => Promise.resolve(rules));
  await expect(checkDays(() => [], load)).resolves.toEqual({ wrong: [] });
  expect(load).not.toHaveBeenCalled();
});

it('finds the days that lack something, new ones and saved ones', async () => {
  const emptied = { ...saved, title: '  ' } as Day;
  await expect(checkDays(() => [emptied, named, unnamed])).resolves.toEqual({ wrong: [emptied, unnamed] });
});

it('looks at the days as they are once the rules are there', async () => {
  const loading = Promise.withResolvers<typeof rules>();
  let days: readonly Day[] = [unnamed];
  const checked = checkDays(
    () => days,
    () => loading.promise,
  );
  const second = newDay();
  days = [{ ...unnamed, title: 'Phakding' }, second];
  loading.resolve(rules);
  await expect(checked).resolves.toEqual({ wrong: [second] });
});

it('says that the rules could not be loaded', async () => {
  const lost = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /day-rules.js'));
  await expect(checkDays(() => [named], lost)).resolves.toEqual({
    problem: expect.stringContaining('nothing was sent') as string,
  });
});
