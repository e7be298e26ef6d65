import type { ReactElement } from 'react';
import { delay, http, HttpResponse } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import type { Row, TableDefinition } from '@/mocks/db/table';

/** A server that never responds to such requests. */
export const unanswered = (...methods: (typeof http.all)[]) => ({
  beforeEach: ({ msw }: StoryContext) => {
    const wait = async () => {
      await delay('infinite');
      return HttpResponse.error();
    };
    msw.use(...methods.map((method) => method('*/admin/*', wait)));
  },
});

/** A screen that stays as it is before the first answer. */
export const loading = unanswered(http.get);
export const failing = { globals: { backend: 'failing' as const } };

/** A screen at its path. */
export const at = (path: string, screen: ReactElement) => ({
  parameters: { router: { path } },
  render: () => screen,
});

/** A backend that forbids reads at this path. */
export const forbidden = (address: string) => ({
  beforeEach: ({ msw }: StoryContext) => {
    msw.use(http.get(address, () => HttpResponse.json({ message: 'Forbidden.' }, { status: 403 })));
  },
});

/** A backend in which one record, by default the first, has these values. */
export const withRecord = <R extends Row>(table: TableDefinition<R>, values: Partial<R>, id = 1) => ({
  beforeEach: async ({ backend }: StoryContext) => {
    await backend.db.run('write', () => backend.db.table(table).update(id, values));
  },
});
