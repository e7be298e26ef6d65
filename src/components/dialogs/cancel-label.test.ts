import { expect, it } from 'vitest';
import { cancelLabelFor } from './cancel-label';

it.each([
  ['Delete', undefined, 'Cancel'],
  ['Cancel booking', 'Keep booking', 'Keep booking'],
  // A dialog whose cancel label is missing or ambiguous still has a clear one.
  ['Cancel booking', undefined, 'Go back'],
  ['Stop the run', undefined, 'Go back'],
  ['Discard', 'Leave', 'Go back'],
  ['Cancellation rules', undefined, 'Cancel'],
  ['बुकिङ रद्द गर्नुहोस्', undefined, 'Go back'],
])('beside "%s" and asked for "%s", the cancel button is called "%s"', (confirm, wanted, label) => {
  expect(cancelLabelFor(confirm, wanted)).toBe(label);
});
