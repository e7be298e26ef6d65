import type { Page } from '@playwright/test';
import { changesBetween } from '../database-changes.ts';
import { type Database, type Dialect, expect, repetition, test } from '../fixtures.ts';

const dialects: readonly Dialect[] = ['normal', 'laravel', 'ids', 'bare', 'strict', 'deaf'];

/** The two that differ most from the contract; the others are walked by `npm run test:all`. */
const always: readonly Dialect[] = ['laravel', 'bare'];

/** A test for each of the ways in which a backend may differ from the contract; `also` names what is always walked, too. */
export const inEveryDialect = (define: (dialect: Dialect) => void, also: readonly Dialect[] = []) => {
  for (const dialect of dialects) {
    test.describe(
      `on a backend that is ${dialect}`,
      { tag: [...always, ...also].includes(dialect) ? [] : repetition },
      () => {
        test.use({ dialect });
        define(dialect);
      },
    );
  }
};

/** Gives a function that returns what a journey has changed so far, in all data. */
export const watchData = async (api: { database: () => Promise<Database> }) => {
  const before = await api.database();
  return async () => changesBetween(before, await api.database());
};

/** Undoes the action that a notice reports. */
export const undo = (page: Page, text: string) =>
  page
    .locator('.mantine-Notification-root')
    .filter({ hasText: text })
    .getByRole('button', { name: 'Undo' })
    .click();

/** Waits for a notice. */
export const told = async (page: Page, text: string) => {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
};
