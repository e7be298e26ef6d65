import { useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { placeAt } from '@/lib/history-places';

/**
 * The place in the history behind the screen of a record, and the page of the list there on which the record stands, where
 * that was told; `key` tells the records apart.
 */
export const usePlaceBehind = (key: string | number) => {
  const { state } = useRouter();
  const read = () => {
    const { __TSR_index: index, listPage } = state.location.state;
    return { key, place: placeAt(index - 1), listPage };
  };
  // Read once for each record: on the way to another screen the location is that screen's already.
  const [behind, setBehind] = useState(read);
  if (behind.key === key) return behind;
  const next = read();
  setBehind(next);
  return next;
};
