import { expect, it, vi } from 'vitest';
import { renewStylesheets, watchFailedChunks } from './failed-chunks';

it('asks again for each stylesheet of a chunk that failed', async () => {
  watchFailedChunks();
  const links = ['data:text/css,a', 'data:text/css,b'].map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  );
  document.head.append(...links);
  for (const link of links) {
    link.dispatchEvent(new Event('error'));
    link.remove();
  }

  const asked: unknown[] = [];
  const append = vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (!(link instanceof HTMLLinkElement)) return;
    asked.push(link.href);
    link.dispatchEvent(new Event('load'));
  });
  await renewStylesheets();
  append.mockRestore();
  expect(asked).toEqual(links.map(({ href }) => href));
  expect(renewStylesheets()).toBeUndefined();
});
