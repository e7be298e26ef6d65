import { useState } from 'react';

/** Returns the previous object as long as `equal` finds the new value equal. */
export const useStable = <Value>(value: Value, equal: (before: Value, now: Value) => boolean): Value => {
  const [stable, setStable] = useState({ value });
  if (equal(stable.value, value)) return stable.value;
  setStable({ value });
  return value;
};
