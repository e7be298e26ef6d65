import { plural } from '@/lib/text/plural';
import { blockingIn, type Gaps } from './rules/rule';
import type { Listing } from './stay';

/** Warns that a listing visible to travellers cannot be sold yet. */
export const SellingNote = ({ record, gaps }: { record: Listing; gaps: Gaps }) => {
  const blocking = blockingIn(gaps);
  if (!record.status || blocking.length === 0) return null;
  return (
    <span>
      {record.is_sponsored
        ? plural(blocking.length, {
            one: 'It is active and sponsored, but # gap blocks selling.',
            other: 'It is active and sponsored, but # gaps block selling.',
          })
        : plural(blocking.length, {
            one: 'It is active, but # gap blocks selling.',
            other: 'It is active, but # gaps block selling.',
          })}
    </span>
  );
};
