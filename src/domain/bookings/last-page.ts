import type { ListPageOf } from '@/lib/paging';

interface Row {
  id: number;
}

/** So many pages are looked for at most. */
const farthest = 4096;

/**
 * The number of the last page of an API that does not tell it: beyond it are empty pages, or the last one once more, or,
 * where it does not page at all, the first one.
 */
export const lastPageByReading = async (
  read: (page: number) => Promise<ListPageOf<Row>>,
): Promise<number> => {
  const lengthOf = async (page: number) => {
    const { data, meta } = await read(page);
    return data.length + (meta?.unreadable ?? 0);
  };
  const firstId = async (page: number) => (await read(page)).data[0]?.id;
  const full = await lengthOf(1);
  if (full === 0) return 1;

  let [low, high] = [1, 2];
  while (high < farthest) {
    if ((await lengthOf(high)) < full || (await firstId(high)) === (await firstId(low))) break;
    [low, high] = [high, high * 2];
  }
  // What was found twice, or is short, may be the last page under a number beyond it.
  const end = await firstId(high);
  low = Math.max(Math.floor(low / 2), 1);
  const isEnd = async (page: number) => {
    const id = await firstId(page);
    return id === undefined || id === end;
  };
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await isEnd(middle)) high = middle;
    else low = middle + 1;
  }
  return end === undefined ? high - 1 : high;
};
