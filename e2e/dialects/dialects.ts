import type { Page } from '@playwright/test';
import { DIALECT_NAMES, type DialectName } from '../../src/mocks/dialects/names.ts';
import { changesBetween } from '../database-changes.ts';
import { type Database, expect, repetition, test } from '../fixtures.ts';

/** All but the contract's own, which the other journeys use. */
const dialects = DIALECT_NAMES.filter((name) => name !== 'normal');

/**
 * Defines a test for each dialect. `npm test` runs those of `always`, by default the one with the fewest fields;
 * `npm run test:all` also runs the others.
 */
export const inEveryDialect = (
  define: (dialect: DialectName) => void,
  always: readonly DialectName[] = ['bare'],
) => {
  for (const dialect of dialects) {
    test.describe(
      `on a backend that is ${dialect}`,
      { tag: always.includes(dialect) ? [] : repetition },
      () => {
        test.use({ dialect });
        define(dialect);
      },
    );
  }
};

/** Returns a function that returns the changes of a journey so far, in all data. */
export const watchData = async (api: { database: () => Promise<Database> }) => {
  const before = await api.database();
  return async () => changesBetween(before, await api.database());
};

/** Expects a notice. */
export const expectNotice = async (page: Page, text: string) => {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
};

/**
 * Deactivates a record in its list, and activates it by Undo. If responses lack the status, the switch can only be set
 * first; its previous value is unknown, so there is no Undo.
 */
export const switchAndUndo = async (
  page: Page,
  name: string,
  dialect: DialectName,
  switched: () => Promise<void>,
) => {
  const [off, on] = [`“${name}” is inactive now.`, `“${name}” is active now.`];
  const undo = (text: string) =>
    page
      .locator('.mantine-Notification-root')
      .filter({ hasText: text })
      .getByRole('button', { name: 'Undo' });
  await page.getByRole('switch', { name: `Status of ${name}` }).click();
  if (dialect === 'bare') {
    await expectNotice(page, on);
    await expect(undo(on)).toBeHidden();
    return;
  }
  await expectNotice(page, off);
  await switched();
  await undo(off).click();
  await expectNotice(page, on);
};
