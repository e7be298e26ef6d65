import { changedCell, type ManyChange } from '@/components/edit-many/cell-change';
import { priceProblem } from '@/lib/numbers/money';

/** A change of the prices of several rooms. */
export interface PriceChange extends Omit<ManyChange, 'value'> {
  /** An amount, or a percentage to raise or lower by; `''` if empty, or a text that is not a number. */
  by: number | string;
}

export interface PricedRoom {
  id: number;
  name: string;
  price?: number | null | undefined;
}

/** The price of a room before and after, and why it is invalid. */
export interface NewPrice {
  id: number;
  name: string;
  before: number | null;
  after: number;
  problem?: string;
}

/** The rooms whose price changes. A room without a price can only be set to one. */
export const newPrices = (rooms: readonly PricedRoom[], { by, ...change }: PriceChange): NewPrice[] =>
  rooms.flatMap(({ id, name, price }) => {
    const before = price ?? null;
    const after = typeof by === 'number' ? changedCell({ ...change, value: by }, before) : before;
    if (typeof after !== 'number' || after === before) return [];
    const problem = priceProblem(after);
    return [{ id, name, before, after, ...(problem && { problem }) }];
  });
