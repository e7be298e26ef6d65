import { describe, expect, it } from 'vitest';
import { inOrderOfWaiting } from './waiting-order';

const entry = (name: string, since?: string) => ({ name, since });
const namesOf = (queues: { name: string; since: string | undefined }[][]) =>
  inOrderOfWaiting(queues).map(({ name }) => name);

describe('several queues as one', () => {
  it.each([
    [[], []],
    [[[], []], []],
    [
      [
        [entry('p1'), entry('p2'), entry('p3')],
        [entry('s1', '2026-11-01T09:00:00+05:45')],
        [entry('h1'), entry('h2')],
      ],
      ['p1', 's1', 'h1', 'p2', 'h2', 'p3'],
    ],
  ])('takes from each in turn where one does not say since when it waits: %j', (queues, expected) => {
    expect(namesOf(queues)).toEqual(expected);
  });

  it('keeps the order of those of one moment when one before them goes', () => {
    const at = '2026-11-02T18:00:00Z';
    const rest = [[entry('p2', at)], [entry('s1', at), entry('s2', at)]];
    expect(namesOf([[entry('p1', at), ...(rest[0] ?? [])], rest[1] ?? []])).toEqual(['p1', ...namesOf(rest)]);
  });

  it('begins with who has waited longest, whatever the time zone says', () => {
    expect(
      namesOf([
        [entry('p1', '2026-11-03T00:30:00+05:45'), entry('p2', '2026-11-05T10:00:00+05:45')],
        [entry('s1', '2026-11-02T18:00:00Z')],
        [entry('h1', '2026-11-04T10:00:00Z')],
      ]),
    ).toEqual(['s1', 'p1', 'h1', 'p2']);
  });
});
