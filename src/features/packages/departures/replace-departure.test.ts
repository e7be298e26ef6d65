import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { DepartureRecord } from '@/generated/model';
import { replaceDeparture } from './replace-departure';

const day = '2027-03-18';
const answer: DepartureRecord = { data: { id: 9, departure_date: day, status: 1 } };
const taken = new ApiError('http', 'Taken.', { status: 422, fieldErrors: { departure_date: ['Taken.'] } });

const calls = () => ({
  create: vi.fn(() => Promise.resolve({ answer, status: 201 })),
  removeOld: vi.fn(() => Promise.resolve()),
  onLeftOver: vi.fn(),
});

describe('replacing a departure', () => {
  it('creates before it deletes', async () => {
    const api = calls();
    await expect(replaceDeparture(day, { departure_date: day }, api)).resolves.toBe(answer);
    expect(api.create.mock.invocationCallOrder[0]).toBeLessThan(
      api.removeOld.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('deletes nothing when the new one is refused', async () => {
    const api = calls();
    api.create.mockRejectedValue(new ApiError('http', 'No.', { status: 500 }));
    await expect(replaceDeparture(day, { departure_date: day }, api)).rejects.toThrow('No.');
    expect(api.removeOld).not.toHaveBeenCalled();
  });

  it('deletes first where the server takes one departure a day', async () => {
    const api = calls();
    api.create.mockRejectedValueOnce(taken);
    await expect(replaceDeparture(day, { departure_date: day }, api)).resolves.toBe(answer);
    expect(api.create).toHaveBeenCalledTimes(2);
    expect(api.removeOld).toHaveBeenCalledTimes(1);
  });

  it('deletes nothing when another departure has the new day', async () => {
    const api = calls();
    api.create.mockRejectedValueOnce(taken);
    await expect(replaceDeparture('2027-03-01', { departure_date: day }, api)).rejects.toThrow('Taken.');
    expect(api.removeOld).not.toHaveBeenCalled();
  });

  it('leaves the old one alone unless the answer is 201', async () => {
    const api = calls();
    api.create.mockResolvedValue({ answer, status: 200 });
    await replaceDeparture(day, { departure_date: day }, api);
    expect(api.removeOld).not.toHaveBeenCalled();
  });

  it('tells of an old one that could not be deleted', async () => {
    const api = calls();
    api.removeOld.mockRejectedValue(new ApiError('http', 'Locked.', { status: 409 }));
    await expect(replaceDeparture(day, { departure_date: day }, api)).resolves.toBe(answer);
    expect(api.onLeftOver).toHaveBeenCalledWith('Locked.');
  });
});
