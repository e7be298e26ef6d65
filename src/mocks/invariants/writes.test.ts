import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { setBannerStatus } from '@/generated/api/banners/banners';
import { cancelBooking } from '@/generated/api/bookings/bookings';
import { createDeparture } from '@/generated/api/departures/departures';
import type { Booking, DepartureInput } from '@/generated/model';
import { DEMO_CREDENTIALS } from '@/lib/loading/demo-accounts';
import { OPERATIONS } from '@/mocks/contract/walk';
import { DIALECT_NAMES } from '@/mocks/dialects/names';
import { arbitraryBody } from './arbitrary';
import { differing, type Fields, runs } from './records';
import { type AnyResource, operationOf, RESOURCES } from './resources';
import { callsOf, connect } from './wire';

vi.mock('@/api/http', () => ({
  request: async (call: object) => (await import('./wire')).request(call),
}));

runs(3);

const resourceNamed = (name: string): AnyResource => {
  const [, found] = RESOURCES.find(([known]) => known === name) ?? [];
  if (!found) throw new Error(`No feature has a resource ${name}.`);
  return found;
};
const ownProfile = resourceNamed('ownProfileResource');
const userProfiles = resourceNamed('userProfileResource');

/** Functions that send something without being a resource of a `*-values` module. */
const { passwordResource, departureBody } = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<object>(
      ['/src/features/settings/account/password-resource.ts', '/src/domain/departures/departures.ts'],
      { eager: true },
    ),
  ),
) as {
  passwordResource: Pick<AnyResource, 'saveChanges' | 'toValues'>;
  departureBody: (date: string, offer: object) => DepartureInput;
};

const wire = connect({ bookings: 200 });

const truth = <T>(url: string) => wire.plainly(() => wire.client.data<T>('GET', url));
const bodyOf = (method: string, url: string) => arbitraryBody(operationOf(method, url)?.bodySchema ?? {});

/** The writes other than by a resource's edit form, each with its invariant. */
const invariants: Record<string, () => Promise<void>> = {
  updateOwnProfile: () =>
    fc.assert(
      fc.asyncProperty(
        fc.subarray(['first_name', 'middle_name', 'last_name', 'email', 'username']),
        fc.constantFrom('first_name', 'middle_name', 'last_name'),
        fc.stringMatching(/^[a-z]{3,20}$/),
        async (hidden, name, typed) => {
          wire.spoil = (answer) => {
            const { data } = answer as { data: Fields };
            return {
              data: Object.fromEntries(Object.entries(data).filter(([key]) => !hidden.includes(key))),
            };
          };
          const before = await truth<Fields>('/v1/admin/user');
          const values = ownProfile.toValues(await ownProfile.read(1));
          const refusal = await ownProfile
            .update(1, { [name]: typed })
            .then(() => undefined)
            .catch((error: unknown) => error);
          for (const { fields } of wire.writes.slice(-1)) {
            const said = Object.entries(values).filter(([, text]) => text !== '');
            expect(fields, `updateOwnProfile: ${name}`).toEqual({
              ...Object.fromEntries(said),
              [name]: typed,
            });
          }
          if (refusal !== undefined) {
            const { fieldErrors } = refusal as { fieldErrors: Fields };
            for (const field of Object.keys(fieldErrors)) expect(hidden).toContain(field);
          }
          const after = refusal === undefined ? { ...before, [name]: typed } : before;
          expect(await truth('/v1/admin/user')).toEqual(after);
        },
      ),
    ),

  resetOwnPassword: async () => {
    const typed = {
      old_password: DEMO_CREDENTIALS.password,
      new_password: '  Dhaulagiri#8167 ',
      confirm_password: '  Dhaulagiri#8167 ',
    };
    await passwordResource.saveChanges(0, typed, passwordResource.toValues());
    expect(wire.writes.map(({ fields }) => fields)).toEqual([typed]);
  },

  saveUserProfile: async () => {
    const [one, other] = [12, 13];
    const addressOf = (id: number) => `/v1/admin/users/${id}/profiles`;
    const profiles = bodyOf('POST', addressOf(one));
    const stored = (id: number) =>
      wire.plainly(async () => userProfiles.toValues(await userProfiles.read(id)));
    const valuesOf = async (id: number, body: object) => {
      await wire.plainly(() => wire.client.call('POST', addressOf(id), body));
      return stored(id);
    };
    await fc.assert(
      fc.asyncProperty(profiles, profiles, fc.nat(), async (body, wantedBody, pick) => {
        const before = await valuesOf(one, body);
        const wanted = await valuesOf(other, wantedBody);
        const values = userProfiles.toValues(await userProfiles.read(one));
        expect(await wire.during(() => userProfiles.saveChanges(one, values, values))).toEqual([]);
        const names = differing(values, wanted, ['profile', 'pan', 'vat', 'tan']);
        const name = names[pick % names.length];
        if (name === undefined) return;
        const changed = { ...values, [name]: wanted[name] };
        const writes = await wire.during(() => userProfiles.saveChanges(one, changed, values));
        const sent = writes.map(({ fields }) => Object.keys(fields));
        expect(sent, `saveUserProfile: ${name}`).toEqual([[name]]);
        expect(await stored(one)).toEqual({ ...before, [name]: wanted[name] });
      }),
    );
    const values = userProfiles.toValues(await userProfiles.read(one));
    const file = new File(['x'], 'pan.png');
    const body = userProfiles.bodyOf({ ...values, pan: { file, alt: '' } }, values);
    expect(body).toMatchObject({ images: [file], alt: ['pan'] });
  },

  setBannerStatus: async () => {
    const url = '/v1/admin/banners/1';
    const before = await truth<Fields>(url);
    await setBannerStatus({ id: 1, status: !before.status });
    expect(wire.writes.map(({ fields }) => fields)).toEqual([{ id: 1, status: !before.status }]);
    expect(await truth(url)).toEqual({ ...before, status: !before.status });
  },

  cancelBooking: () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), fc.string(), async (id, reason) => {
        const url = `/v1/admin/bookings/${id}`;
        const before = await truth<Booking>(url);
        const body = { status: 'cancelled', cancel_reason: reason } as const;
        const done = await cancelBooking(id, body).then(
          () => true,
          () => false,
        );
        expect(wire.writes.at(-1)?.fields).toEqual(body);
        const toCome = before.status === 'pending' || before.status === 'confirmed';
        expect(done).toBe(toCome && reason.trim() !== '');
        const after = await truth<Booking>(url);
        expect({ ...after, cancel_reason: after.cancel_reason?.trim() }).toEqual({
          ...before,
          ...(done && body),
          cancel_reason: (done ? reason : before.cancel_reason)?.trim(),
        });
      }),
    ),

  createDeparture: async () => {
    const offer = { discount_percent: 12.5, offer_title: '', status: false };
    await createDeparture(1, departureBody('2031-10-14', offer));
    const expected = { departure_date: '2031-10-14', discount_percent: 12.5, status: 0 };
    expect(wire.writes.map(({ fields }) => fields)).toEqual([expected]);
    const rows = await truth<Fields[]>('/v1/admin/packages/1/departures?per_page=100');
    expect(rows).toContainEqual(expect.objectContaining(expected));
  },
};

/** Other calls, and where they are tested. */
const elsewhere: Record<string, string> = {
  login: 'what was typed: src/api/session.test.ts',
  refresh: 'the stored token and nothing else: src/api/session/refresh.test.ts',
};

it('every write that has a body is under an invariant, or has a reason not to be', async () => {
  const made: (string | undefined)[] = [];
  for (const [, { create, read, update, toValues }] of RESOURCES) {
    const calls = await callsOf(async () => {
      await (create as typeof create | undefined)?.(toValues());
      await (update as typeof update | undefined)?.(1, {});
      await read(1);
    });
    made.push(...calls.map(({ method, url }) => operationOf(method, url)?.operationId));
  }
  const writes = OPERATIONS.filter(({ method, bodySchema }) => method !== 'GET' && bodySchema);
  const known = [...made, ...Object.keys(invariants), ...Object.keys(elsewhere)];
  expect(writes.map(({ operationId }) => operationId).filter((id) => !known.includes(id))).toEqual([]);
});

describe.each(DIALECT_NAMES)('in %s', (dialect) => {
  it.each(Object.entries(invariants))(
    '%s sends what was read or typed, and nothing else',
    async (name, invariant) => {
      await wire.speak(dialect);
      await invariant();
      expect(new Set(wire.writes.map(({ operationId }) => operationId))).toEqual(new Set([name]));
    },
  );
});
