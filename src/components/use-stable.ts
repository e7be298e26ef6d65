import { useState } from 'react';

/** Returns the value of an earlier render, the same object, while `equal` finds the new one equal. */
export const useStable = <Value>(value: Value, equal: (before: Value, now: Value) => boolean): Value => {
  const [stable, setStable] = useState({ value });
  if (equal(stable.value, value)) return stable.value;
  setStable({ value });
  return value;
};
