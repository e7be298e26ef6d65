import { describe, expect, it, vi } from 'vitest';
import { json, openTab, type Respond, serve } from '@/api/test-support';

const stored = { access_token: 'a1', refresh_token: 'r1' };

/** A tab in a run, with short waits. */
const openRun = async (respond: Respond) => {
  const api = await serve(respond);
  const tab = await openTab(api.url, stored);
  const { pacedRun } = await import('./pace');
  const { timings } = await import('./timings');
  timings.refused = [40, 80, 120, 160];
  const pauses: (number | undefined)[] = [];
  const run = pacedRun((until) => pauses.push(until));
  const write = (title: string) =>
    tab.request({ url: '/v1/features', method: 'POST', data: { title } }).then(
      () => 'taken',
      (error: unknown) => String(error),
    );
  return { api, run, pauses, write, get: tab.get };
};

describe('a run', () => {
  it.each([
    ['the server does not say how long', 429, {}, 40],
    ['of a number of seconds', 429, { 'Retry-After': '1' }, 1_000],
    ['of a server in maintenance', 503, { 'Retry-After': '1' }, 1_000],
    ['nginx refuses what is beyond its limit', 503, {}, 40],
  ] as const)('repeats a refused call after a wait: %s', async (_, status, headers, least) => {
    let refusals = 1;
    const { api, run, pauses, write } = await openRun((__, response) => {
      refusals -= 1;
      json(response, refusals < 0 ? 201 : status, {}, refusals < 0 ? {} : headers);
    });
    const start = Date.now();
    expect(await write('One')).toBe('taken');
    run.end();
    expect(Date.now() - start).toBeGreaterThanOrEqual(least - 1);
    expect(api.seen.map(({ body }) => body)).toEqual(['{"title":"One"}', '{"title":"One"}']);
    expect(pauses).toEqual([expect.any(Number), undefined]);
    expect(pauses[0]).toBeGreaterThanOrEqual(start + least);
  });

  it('goes on at the pace that the server took', async () => {
    const window = 300;
    const most = 3;
    let first = 0;
    let count = 0;
    let refused = 0;
    const { run, write } = await openRun((_, response) => {
      if (Date.now() - first > window) [first, count] = [Date.now(), 0];
      count += 1;
      if (count > most) refused += 1;
      json(response, count > most ? 429 : 201, {});
    });
    for (const title of 'abcdefghijklmno') expect(await write(title)).toBe('taken');
    run.end();
    // Three calls at once are refused three times until the window is over; the others keep the distance.
    expect(refused).toBeLessThanOrEqual(4);
  });

  it('sends what waited for a busy server one after the other', async () => {
    const heard: number[] = [];
    const { run, get } = await openRun((_, response) => {
      heard.push(Date.now());
      json(response, heard.length <= 4 ? 429 : 200, {}, heard.length <= 4 ? { 'Retry-After': '1' } : {});
    });
    await Promise.all(['/a', '/b', '/c', '/d'].map((path) => get(path)));
    run.end();
    const after = heard.slice(4);
    expect(after).toHaveLength(4);
    expect((after[3] ?? 0) - (after[0] ?? 0)).toBeGreaterThan(500);
  });

  it('gives up after the last wait, and not before', async () => {
    const { api, run, write } = await openRun((_, response) => json(response, 429, {}));
    expect(await write('One')).toContain('busy');
    expect(api.seen).toHaveLength(5);
    run.end();
    expect(await write('Two')).toContain('busy');
    expect(api.seen).toHaveLength(6);
  });

  it('hears its stop while it waits', async () => {
    const { api, run, write } = await openRun((_, response) =>
      json(response, 429, {}, { 'Retry-After': '600' }),
    );
    const call = write('One');
    await vi.waitFor(() => expect(api.seen).toHaveLength(1));
    run.stop();
    expect(await call).toContain('busy');
    run.end();
    expect(api.seen).toHaveLength(1);
    // Whoever starts again is not held by the refusal of before.
    const { pacedRun } = await import('./pace');
    const again = pacedRun(() => undefined);
    const next = write('One');
    await vi.waitFor(() => expect(api.seen).toHaveLength(2));
    again.stop();
    await next;
    again.end();
  });

  it('waits for the server though one that was stopped before has not ended yet', async () => {
    let refusals = 1;
    const { run, write } = await openRun((_, response) => {
      refusals -= 1;
      json(response, refusals < 0 ? 201 : 429, {});
    });
    run.stop();
    const { pacedRun } = await import('./pace');
    const next = pacedRun(() => undefined);
    expect(await write('One')).toBe('taken');
    run.end();
    next.end();
  });
});
