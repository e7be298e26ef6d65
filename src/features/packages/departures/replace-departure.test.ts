import { describe, expect, it, vi } from 'vitest';
import { withStatus } from '@/api/client/answer-status';
import { ApiError, sessionEnded } from '@/api/errors/api-error';
import { display } from '@/components/text/display';
import type { Departure, DepartureInput } from '@/generated/model';
import { replacing } from './replace-departure';

const day = '2027-03-18';
const old: Departure = {
  id: 3,
  departure_date: day,
  discount_percent: 5,
  offer_title: ' होली विशेष ',
  status: 0,
};
const body: DepartureInput = { departure_date: day, discount_percent: 10, status: 1 };
const taken = new ApiError('http', 'Taken.', { status: 422, fieldErrors: { departure_date: ['Taken.'] } });
const refused = new ApiError('http', 'Refused.', { status: 422, fieldErrors: { offer_title: ['No.'] } });
const cutOff = new ApiError('network', 'The server could not be reached.', { ambiguous: true });
const missing = new ApiError('http', 'Not found.', { status: 404 });

type Outcome = number | ApiError;

/** A replacement of `old` whose create calls end with the given statuses or errors, and then with 201. */
const setUp = (outcomes: Outcome[] = [], { today = '2026-11-21', givesIds = true } = {}) => {
  let id = 8;
  const create = vi.fn((input: DepartureInput) => {
    const outcome = outcomes.shift() ?? 201;
    if (typeof outcome !== 'number') return Promise.reject(outcome);
    id += 1;
    const answer = { data: { status: 1 as const, ...input, ...(givesIds && { id }) } as Departure };
    return Promise.resolve(withStatus(answer, outcome));
  });
  const remove = vi.fn((_id: number): Promise<unknown> => Promise.resolve());
  const onLeftOver = vi.fn();
  let now = today;
  const replace = replacing(old, { create, remove, onLeftOver, today: () => now });
  return {
    create,
    remove,
    onLeftOver,
    becomes: (day: string) => {
      now = day;
    },
    replace: (input = body) => replace(input),
    created: () => create.mock.calls.map(([input]) => input),
    removed: () => remove.mock.calls.map(([removedId]) => removedId),
  };
};

/** `old` as it is created again. */
const asItWas = { departure_date: day, discount_percent: 5, offer_title: ' होली विशेष ', status: 0 };

describe('replacing a departure', () => {
  it('creates before it deletes', async () => {
    const { replace, create, remove } = setUp();
    await expect(replace()).resolves.toEqual({ data: { ...body, id: 9 } });
    expect(create.mock.invocationCallOrder[0]).toBeLessThan(remove.mock.invocationCallOrder[0] ?? 0);
  });

  it.each([
    ['a 200 that does not show the new one', 200, false, []],
    ['a 200 with the new one', 200, true, [3]],
    ['a 201 without it', 201, false, [3]],
  ])(
    'leaves the old one alone only as long as the new one is unsure: %s',
    async (_what, status, givesIds, expected) => {
      const { replace, removed } = setUp([status], { givesIds });
      await replace();
      expect(removed()).toEqual(expected);
    },
  );

  it('deletes first where the server takes one departure a day', async () => {
    const { replace, created, removed } = setUp([taken]);
    await expect(replace()).resolves.toEqual({ data: { ...body, id: 9 } });
    expect(created()).toEqual([body, body]);
    expect(removed()).toEqual([3]);
  });

  it.each([
    ['the server failed', new ApiError('http', 'No.', { status: 500 })],
    [
      'something besides the day was refused',
      new ApiError('http', 'No.', {
        status: 422,
        fieldErrors: { ...taken.fieldErrors, ...refused.fieldErrors },
      }),
    ],
    [
      'it is another kind of refusal',
      new ApiError('http', 'No.', { status: 409, fieldErrors: taken.fieldErrors }),
    ],
  ])('deletes nothing when %s', async (_why, error) => {
    const { replace, created, removed } = setUp([error]);
    await expect(replace()).rejects.toBe(error);
    expect(created()).toHaveLength(1);
    expect(removed()).toEqual([]);
  });

  it('deletes nothing when the new day is another one and is refused', async () => {
    const { replace, created, removed } = setUp([taken]);
    await expect(replace({ ...body, departure_date: '2027-03-19' })).rejects.toBe(taken);
    expect(created()).toHaveLength(1);
    expect(removed()).toEqual([]);
  });

  it('deletes nothing when the day may be refused for being past', async () => {
    const { replace, removed } = setUp([taken], { today: '2027-03-19' });
    await expect(replace()).rejects.toBe(taken);
    expect(removed()).toEqual([]);
  });

  it('deletes nothing when the day became past while the form was open', async () => {
    const { replace, removed, becomes } = setUp([taken], { today: day });
    becomes('2027-03-19');
    await expect(replace()).rejects.toBe(taken);
    expect(removed()).toEqual([]);
  });

  it('reports an old one that could not be deleted, and deletes it after the next save', async () => {
    const { replace, remove, removed, onLeftOver } = setUp();
    remove.mockRejectedValueOnce(new ApiError('http', 'Locked.', { status: 409 }));
    await replace();
    expect(onLeftOver).toHaveBeenCalledWith('Locked.');
    await replace();
    expect(removed()).toEqual([3, 3]);
    expect(onLeftOver).toHaveBeenCalledTimes(1);
  });

  it('says nothing of the old one when the session ended: that has a notice of its own', async () => {
    const { replace, remove, onLeftOver } = setUp();
    remove.mockRejectedValueOnce(sessionEnded());
    await replace();
    expect(onLeftOver).not.toHaveBeenCalled();
  });

  it('counts an old one that is not there any more as deleted', async () => {
    const { replace, remove, removed, onLeftOver } = setUp();
    remove.mockRejectedValue(missing);
    await replace();
    await replace();
    expect(removed()).toEqual([3]);
    expect(onLeftOver).not.toHaveBeenCalled();
  });

  it('goes on when somebody else has deleted the old one that was in the way', async () => {
    const { replace, remove } = setUp([taken]);
    remove.mockRejectedValue(missing);
    await expect(replace()).resolves.toEqual({ data: { ...body, id: 9 } });
  });

  it('creates nothing when the old one in the way cannot be deleted', async () => {
    const { replace, remove, created } = setUp([taken]);
    remove.mockRejectedValue(new ApiError('http', 'Locked.', { status: 409 }));
    await expect(replace()).rejects.toThrow('Locked.');
    expect(created()).toHaveLength(1);
  });
});

describe('a replacement that is refused after the old departure was deleted', () => {
  it.each([
    ['refused', refused, 'Refused.'],
    [
      'cut off',
      cutOff,
      'The server could not be reached. Your change may have been saved: check before you try again.',
    ],
  ])('creates the old one as it was: %s', async (_how, error, message) => {
    const { replace, created, removed } = setUp([taken, error]);
    const failure = await replace().catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({
      kind: error.kind,
      message: `${message} The old departure had been deleted and was created again.`,
      fieldErrors: error.fieldErrors,
    });
    expect(created()).toEqual([body, body, asItWas]);
    expect(removed()).toEqual([3]);
  });

  it('replaces the old one under its new id when it is saved again', async () => {
    const { replace, removed } = setUp([taken, refused, 201, taken]);
    await expect(replace()).rejects.toThrow();
    await expect(replace()).resolves.toEqual({ data: { ...body, id: 10 } });
    expect(removed()).toEqual([3, 9]);
  });

  it('says that the old one may still be there when its new id was not given', async () => {
    const { replace, removed, onLeftOver } = setUp([taken, refused], { givesIds: false });
    await expect(replace()).rejects.toThrow('was created again.');
    await replace({ ...body, departure_date: '2027-03-19' });
    expect(removed()).toEqual([3]);
    expect(onLeftOver).toHaveBeenCalledWith(
      'It had been created again, and the server did not say under which id.',
    );
  });

  it.each([
    ['is refused', new ApiError('http', 'Closed.', { status: 422 }), 'Closed.'],
    ['is cut off', cutOff, cutOff.message],
    [
      'is answered 200 without it',
      200,
      'The server answered 200 instead of 201. Your change may have been saved: check before you try again.',
    ],
  ])('says what is gone when that %s', async (_how, outcome, reason) => {
    const { replace, removed, onLeftOver } = setUp([taken, refused, outcome], { givesIds: false });
    await expect(replace()).rejects.toThrow(
      `Refused. The old departure (18 Mar 2027, 5%, “ होली विशेष ”) is gone: it had been deleted and could not be created again. ${reason}`,
    );
    await replace();
    expect(removed()).toEqual([3]);
    expect(onLeftOver).not.toHaveBeenCalled();
  });

  it('names the day in the calendar that was chosen', async ({ onTestFinished }) => {
    const before = display.get();
    onTestFinished(() => display.set(before));
    display.set({ ...before, calendar: 'bs' });
    const { replace } = setUp([taken, refused, cutOff]);
    await expect(replace()).rejects.toThrow('(4 Chaitra 2083 BS, 5%, “ होली विशेष ”) is gone');
  });
});
