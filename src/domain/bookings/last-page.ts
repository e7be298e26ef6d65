import { lengthOf, type ListPageOf } from '@/lib/lists/paging';

interface Row {
  id: number;
}

/** The most pages of the search. */
const farthest = 4096;

/**
 * Finds the last page's number if the API does not send it: pages beyond it are empty or repeat the last one or,
 * without paging, the first one.
 */
export const lastPageByReading = async (
  read: (page: number) => Promise<ListPageOf<Row>>,
): Promise<number> => {
  const firstId = async (page: number) => (await read(page)).data[0]?.id;
  const full = lengthOf(await read(1));
  if (full === 0) return 1;

  let [low, high] = [1, 2];
  while (high < farthest) {
    if (lengthOf(await read(high)) < full || (await firstId(high)) === (await firstId(low))) break;
    [low, high] = [high, high * 2];
  }
  // A repeated or short page may be the last one under a number beyond it.
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
