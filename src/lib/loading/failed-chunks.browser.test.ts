import { afterEach, expect, it, vi } from 'vitest';
import { renewStylesheets, watchFailedChunks } from './failed-chunks';

const lose = (hrefs: string[]) => {
  watchFailedChunks();
  const links = hrefs.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  );
  document.head.append(...links);
  for (const link of links) {
    link.dispatchEvent(new Event('error'));
    link.remove();
  }
};

/** Answers each requested stylesheet with the next event, `load` by default; returns their URLs. */
const answerWith = (...events: string[]) => {
  const asked: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (!(link instanceof HTMLLinkElement)) return;
    asked.push(link.href);
    link.dispatchEvent(new Event(events.shift() ?? 'load'));
  });
  return asked;
};

afterEach(() => {
  vi.restoreAllMocks();
});

it('asks again for each stylesheet of a chunk that failed', async () => {
  const hrefs = ['data:text/css,a', 'data:text/css,b'];
  lose(hrefs);
  const asked = answerWith();
  await renewStylesheets();
  expect(asked).toEqual(hrefs);
  expect(renewStylesheets()).toBeUndefined();
});

it('asks at a click for one that failed again', async () => {
  lose(['data:text/css,c']);
  const asked = answerWith('error');
  await renewStylesheets();
  for (let click = 0; click < 2; click += 1) document.body.click();
  expect(asked).toEqual(['data:text/css,c', 'data:text/css,c']);
  expect(renewStylesheets()).toBeUndefined();
});
