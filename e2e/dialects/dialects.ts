import type { Page } from '@playwright/test';
import { DIALECT_NAMES, type DialectName } from '../../src/mocks/dialects/names.ts';
import { changesBetween } from '../database-changes.ts';
import { type Database, expect, repetition, test } from '../fixtures.ts';

/** The others than the contract's own, which every other journey speaks. */
const dialects = DIALECT_NAMES.filter((name) => name !== 'normal');

/** The one that says least; the others are walked by `npm run test:all`. */
const always: DialectName = 'bare';

/** A test for each of the ways in which a backend may differ from the contract; `also` names what is always walked, too. */
export const inEveryDialect = (define: (dialect: DialectName) => void, also: readonly DialectName[] = []) => {
  for (const dialect of dialects) {
    test.describe(
      `on a backend that is ${dialect}`,
      { tag: [always, ...also].includes(dialect) ? [] : repetition },
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

/** Waits for a notice. */
export const expectNotice = async (page: Page, text: string) => {
  await expect(page.getByText(text, { exact: true })).toBeVisible();
};

/**
 * Switches a record off in its list, and on again by Undo. Where answers do not say what is active, the switch can only be set
 * first; nobody knows what it was before, and no Undo makes a guess.
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
