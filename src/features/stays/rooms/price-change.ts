/** How the prices of rooms are changed together. */
export interface PriceChange {
  how: 'set' | 'plus' | 'minus' | 'raise' | 'lower';
  /** An amount, or per cent to raise or lower by; `''` while there is none. */
  by: number | '';
  /** To a multiple of this many rupees. */
  round: number;
}

export interface PricedRoom {
  id: number;
  name: string;
  price?: number | null | undefined;
}

/** What a room costs before and after. */
export interface NewPrice {
  id: number;
  name: string;
  before: number | null;
  after: number;
}

const changed = (price: number, how: PriceChange['how'], by: number): number => {
  switch (how) {
    case 'set':
      return by;
    case 'plus':
      return price + by;
    case 'minus':
      return price - by;
    case 'raise':
      return price * (1 + by / 100);
    case 'lower':
      return price * (1 - by / 100);
  }
};

/** The rooms whose price such a change makes another one. A room without a price can only be given one. */
export const newPrices = (rooms: readonly PricedRoom[], { how, by, round }: PriceChange): NewPrice[] =>
  rooms.flatMap(({ id, name, price }) => {
    const before = price ?? null;
    if (by === '' || (before === null && how !== 'set')) return [];
    const after = Math.max(0, Math.round(changed(before ?? 0, how, by) / round) * round);
    return after === before ? [] : [{ id, name, before, after }];
  });
