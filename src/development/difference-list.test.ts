import { expect, it, vi } from 'vitest';
import { json, openTab, serve } from '@/api/test-support';
import { createDifferenceList, listAsMarkdown } from './difference-list';

it('lists what the answers of the application differ in, by call', async () => {
  const api = await serve(({ url }, response) =>
    json(response, 200, {
      data: { id: Number(url.split('/').at(-1)), title: 'Porter', status: 1, phone: '9841' },
    }),
  );
  const { get } = await openTab(api.url, { access_token: 'one' });
  const { onAnswer } = await import('@/api/tolerant/reader');
  const list = createDifferenceList();
  onAnswer(list.hear);
  const onChange = vi.fn();
  list.subscribe(onChange);
  await get('/v1/admin/features/1');
  await get('/v1/admin/features/2');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(list.read()).toMatchObject([
    {
      call: 'GET /v1/admin/features/{id}',
      differences: [
        { path: 'data.status', kind: 'otherwise', count: 2 },
        { path: 'data.phone', kind: 'unknown', count: 2, example: '•••' },
      ],
    },
  ]);
  expect(listAsMarkdown(list.read()).split('\n')).toEqual([
    '### GET /v1/admin/features/{id}',
    '',
    '- `data.status` read otherwise: true or false promised, 1 or 0 (1) came, 2×. Read all the same. Fits: `{ type: integer, enum: [0, 1] }`',
    '- `data.phone` unknown to the contract: nothing promised, a number as text (•••) came, 2×. Not shown, and never sent. Fits: `{ type: string }`',
    '',
  ]);
  list.clear();
  expect(list.read()).toEqual([]);
});
