import type { ReactElement } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, within } from 'storybook/test';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { expectForbidden, expectListLoading, expectRetry, type Way } from './plays';
import { deletes, type Filtering, filters, refusesDelete, undoesStatus } from './resource-plays';
import { switchesSparseRow } from './sparse-rows';
import { at, failing, forbidden, loading, withRecord } from './story-parts';
import { longNepali } from './texts';

export interface ListScreens<R extends Row> {
  /** The path of the list. */
  path: string;
  /** The plural noun in messages. */
  nouns: string;
  table: TableDefinition<R>;
  list: ReactElement;
  /** The values of the first record in the stories with long text. */
  longText: Partial<R>;
  /** The API path of the list. */
  address?: string;
  /** Where a forbidden list leads back to. */
  above?: Way;
}

/** The list for a test of its behaviour. */
const listTests = <R extends Row, Story extends object>(list: Story, table: TableDefinition<R>) => ({
  filtered: (filtering: Filtering) => ({ ...list, play: filters(filtering) }),
  deleted: (name: string, link?: string) => ({ ...list, play: deletes(name, link) }),
  deleteRefused: (name: string, why: RegExp) => ({ ...list, play: refusesDelete(name, why) }),
  statusUndone: (name: string) => ({ ...list, play: undoesStatus(name) }),
  sparseRowSwitched: (name: string, row: object) => ({ ...list, ...switchesSparseRow({ table, row, name }) }),
});

/** A list at rest, in all states, and for tests of its behaviour. */
export const listStories = <R extends Row>(screens: ListScreens<R>) => {
  const {
    path,
    nouns,
    table,
    longText,
    address = '*/datatable',
    above = { label: 'Home', to: '/' },
  } = screens;
  const list = at(path, screens.list);

  return {
    ...listTests(list, table),
    list,
    listLoading: { ...list, ...loading, play: (stage: StoryContext) => expectListLoading(stage, nouns) },
    listEmpty: {
      ...list,
      globals: { backend: 'empty' as const },
      play: async ({ canvas }: StoryContext) => {
        await expect(await canvas.findByRole('heading', { name: `No ${nouns} yet` })).toBeVisible();
      },
    },
    listFailed: {
      ...list,
      ...failing,
      play: (stage: StoryContext) => expectRetry(stage, `Could not load the ${nouns}`),
    },
    listForbidden: {
      ...list,
      ...forbidden(address),
      play: (stage: StoryContext) => expectForbidden(stage, `the ${nouns}`, above),
    },
    listMany: {
      ...list,
      globals: { backend: 'large' as const },
      play: async ({ canvas }: StoryContext) => {
        const pages = within(await canvas.findByRole('navigation', { name: `Pages of ${nouns}` }));
        await expect(await pages.findByText(/ of (1,000|10,000)$/)).toBeVisible();
      },
    },
    listLongText: {
      ...list,
      ...withRecord(table, longText),
      play: async ({ canvas }: StoryContext) => {
        const [first] = await canvas.findAllByText(longNepali);
        await expect(first).toBeVisible();
        // It wraps, or is truncated, within the screen.
        await expect(first?.getBoundingClientRect().width).toBeLessThan(window.innerWidth / 2);
      },
    },
  };
};
