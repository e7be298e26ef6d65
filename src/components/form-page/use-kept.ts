import { useState } from 'react';

/** The value of the render in which one of `parts` last changed; the number of parts must stay the same. */
export const useKept = <Value>(value: Value, parts: readonly unknown[]): Value => {
  const [kept, setKept] = useState({ value, parts });
  if (parts.every((part, index) => Object.is(part, kept.parts[index]))) return kept.value;
  setKept({ value, parts });
  return value;
};
