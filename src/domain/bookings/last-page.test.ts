import { describe, expect, it } from 'vitest';
import { lastPageByReading } from './last-page';

const size = 3;
const pagesOf = (count: number) => Math.max(Math.ceil(count / size), 1);

/** What an API returns beyond its last page. */
const beyond = {
  'an empty page': () => undefined,
  'the last page once more': (last: number) => last,
};

describe.each(Object.entries(beyond))('an API that has %s beyond its end', (_name, answer) => {
  it.each([0, 1, 3, 4, 6, 7, 12, 13, 24, 25, 100])('has its last page found among %i rows', async (count) => {
    const last = pagesOf(count);
    const asked = new Set<number>();
    const found = await lastPageByReading((page) => {
      asked.add(page);
      const at = page <= last ? page : answer(last);
      const ids = Array.from({ length: count }, (_, index) => index + 1);
      const data = at === undefined ? [] : ids.slice((at - 1) * size, at * size).map((id) => ({ id }));
      return Promise.resolve({ data });
    });
    expect(found).toBe(last);
    expect(asked.size).toBeLessThan(15);
  });
});

it('knows that an API that does not page has one', async () => {
  const data = Array.from({ length: 40 }, (_, id) => ({ id: id + 1 }));
  expect(await lastPageByReading(() => Promise.resolve({ data }))).toBe(1);
});
