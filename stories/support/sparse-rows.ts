import { http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, waitFor } from 'storybook/test';
import type { Row, TableDefinition } from '@/mocks/db/table';

interface SparseRow<R extends Row> {
  table: TableDefinition<R>;
  /** The fields of the first record in the list's response, besides its id and status. */
  row: object;
  /** The name of that record in the list. */
  name: string;
}

const bodyOf = async (request: Request): Promise<unknown> =>
  request.headers.get('content-type')?.startsWith('multipart/')
    ? Object.fromEntries(await request.formData())
    : request.json();

/** Deactivates the first record in a list whose rows omit fields: only the status is sent. */
export const switchesSparseRow = <R extends Row>({ table, row, name }: SparseRow<R>) => {
  const bodies: unknown[] = [];
  return {
    beforeEach: ({ msw }: StoryContext) => {
      bodies.length = 0;
      msw.use(
        http.get('*/datatable', () =>
          HttpResponse.json({
            data: [{ id: 1, ...row, status: true }],
            meta: { last_page: 1, per_page: 10, current_page: 1 },
          }),
        ),
        http.patch('*/1', async ({ request }) => {
          bodies.push(await bodyOf(request.clone()));
        }),
      );
    },
    play: async ({ backend, canvas, userEvent }: StoryContext) => {
      const before = await backend.db.table(table).get(1);
      await userEvent.click(await canvas.findByRole('switch', { name: `Status of ${name}` }));
      await waitFor(async () =>
        expect(await backend.db.table(table).get(1)).toEqual({ ...before, status: false }),
      );
      await expect(bodies).toEqual([{ status: expect.toBeOneOf([false, '0']) as unknown }]);
    },
  };
};
