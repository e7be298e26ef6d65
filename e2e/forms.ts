import type { Page } from '@playwright/test';

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const pick = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
