import { expect, type Page } from '@playwright/test';

/** The token in the browser's storage, whatever its page shows. */
const accessToken = async (page: Page) => {
  const { origins } = await page.context().storageState();
  return origins[0]?.localStorage.find(({ name }) => name === 'access_token')?.value;
};

/** Calls the API as the administrator of the page. */
export const call = async (page: Page, url: string, method = 'GET', data?: object) => {
  const headers = { Authorization: `Bearer ${(await accessToken(page)) ?? ''}` };
  const answer = await page.request.fetch(url, { method, headers, data });
  expect(answer.ok(), `${method} ${url}`).toBe(true);
  return JSON.parse((await answer.text()) || '{}') as { data: unknown };
};

/** Reads or changes the record through the API. */
export const stored = async (page: Page, api: string, id: number, changes?: object) => {
  const answer = await call(
    page,
    `${api}/v1/admin/package/packages/${id}`,
    changes ? 'PATCH' : 'GET',
    changes,
  );
  return answer.data as Record<string, unknown>;
};

/** The API's waiting requests. */
export const waiting = async (page: Page, api: string) => {
  const list = `${api}/v1/admin/package/packages/datatable?request_status=pending&per_page=100`;
  return (await call(page, list, 'GET')).data as { id: number; name: string }[];
};
