import { changedCell, type ManyChange } from '@/components/edit-many/cell-change';
import { priceProblem } from '@/lib/money';

/** How the prices of rooms are changed together. */
export interface PriceChange extends Omit<ManyChange, 'value'> {
  /** An amount, or per cent to raise or lower by; `''` while there is none, or a text that is no number. */
  by: number | string;
}

export interface PricedRoom {
  id: number;
  name: string;
  price?: number | null | undefined;
}

/** What a room costs before and after, and why it cannot. */
export interface NewPrice {
  id: number;
  name: string;
  before: number | null;
  after: number;
  problem?: string;
}

/** The rooms whose price such a change makes another one. A room without a price can only be given one. */
export const newPrices = (rooms: readonly PricedRoom[], { by, ...change }: PriceChange): NewPrice[] =>
  rooms.flatMap(({ id, name, price }) => {
    const before = price ?? null;
    const after = typeof by === 'number' ? changedCell({ ...change, value: by }, before) : before;
    if (typeof after !== 'number' || after === before) return [];
    const problem = priceProblem(after);
    return [{ id, name, before, after, ...(problem && { problem }) }];
  });
