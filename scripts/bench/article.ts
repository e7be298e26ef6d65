import type { Page } from 'playwright';
import { typeInto } from './typing.ts';

const KILOBYTES = 200;

const sentence =
  'The path climbs between terraces of millet, past a school and a tea house, to the ridge where the whole range stands. ';

const table = () =>
  `<table><tbody>${'<tr><td><p>Lukla</p></td><td><p>2,860 m</p></td><td><p>Flight of half an hour</p></td></tr>'.repeat(12)}</tbody></table>`;

/** An article of 200 kB: forty stages with an image each, every fourth with a table. */
const articleOf = (api: string) => {
  const stages = Array.from({ length: 40 }, (_, stage) =>
    [
      `<h2>Stage ${stage + 1}</h2>`,
      `<p><img src="${api}/files/${stage + 1}.png" alt="Stage ${stage + 1}"></p>`,
      stage % 4 === 0 ? table() : '<ul><li><p>Tea</p></li><li><p>Permits</p></li></ul>',
    ].join(''),
  );
  const short = stages.join('').length;
  const sentences = Math.ceil((KILOBYTES * 1000 - short) / stages.length / sentence.length);
  const text = `<p>${sentence.repeat(4).trim()}</p>`.repeat(Math.ceil(sentences / 4));
  return stages.map((stage) => stage + text).join('');
};

/** Milliseconds from the click on the blog's link to the frame with its text in the editor. */
const open = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('a[href="/blogs/1/edit"]');
    if (!link) throw new Error('The blog is not in the list.');
    const start = performance.now();
    link.click();
    return new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector('[contenteditable="true"] table')) resolve(performance.now() - start);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  });

/** Milliseconds from the keystroke to the frame with the list. */
const save = async (page: Page) => {
  const start = await page.evaluate(() => performance.now());
  await page.keyboard.press('Control+s');
  return page.evaluate(
    (begun) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (location.pathname === '/blogs') resolve(performance.now() - begun);
          else requestAnimationFrame(look);
        };
        look();
      }),
    start,
  );
};

/** The article in a plain editable element without listeners: the browser's own cost of a keystroke. */
const bareArticle = (api: string) =>
  `data:text/html,${encodeURIComponent(`<div contenteditable aria-label="Description" style="width: 700px">${articleOf(api)}</div>`)}`;

/** Opens a long article, types into it at two CPU speeds, and saves it. */
export const benchArticle = async (page: Page, api: string, runs: number) => {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const answer = await page.request.patch(`${api}/v1/admin/blogs/1`, {
    headers: { Authorization: `Bearer ${token ?? ''}` },
    data: { description: articleOf(api) },
  });
  if (!answer.ok()) throw new Error(`The article was refused: ${await answer.text()}`);
  const opening: number[] = [];
  const saving: number[] = [];
  for (let run = 0; run <= 5; run += 1) {
    await page.goto('/blogs');
    await page.locator('a[href="/blogs/1/edit"]').first().waitFor();
    opening.push(await open(page));
    await page.locator('[contenteditable="true"] p').last().click();
    await page.keyboard.type('Tea');
    saving.push(await save(page));
  }
  const typed = async (slowdown: number, path = '/blogs/1/edit') => {
    const costs = await typeInto(page, path, ['Description'], { slowdown, runs });
    return costs.get('Description') ?? [];
  };
  // Discards the first time, which loads the code.
  return {
    opening: opening.slice(1),
    saving: saving.slice(1),
    typing: await typed(1),
    slowTyping: await typed(4),
    bareSlowTyping: await typed(4, bareArticle(api)),
  };
};
