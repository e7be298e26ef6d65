import { useState } from 'react';

/** The value of an earlier render, the same object, until `equal` tells the new one apart from it. */
export const useStable = <Value>(value: Value, equal: (before: Value, now: Value) => boolean): Value => {
  const [stable, setStable] = useState({ value });
  if (equal(stable.value, value)) return stable.value;
  setStable({ value });
  return value;
};
