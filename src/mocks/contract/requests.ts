import { DEMO_CREDENTIALS } from '@/lib/loading/demo-accounts';
import type { testClient } from '@/mocks/test-client';

type Client = ReturnType<typeof testClient>;

const person = (name: string) => ({
  first_name: 'Sarita',
  middle_name: 'Kumari',
  last_name: name,
  email: `sarita.${name.toLowerCase()}@example.com`,
  username: `sarita.${name.toLowerCase()}`,
  password: 'Gaurishankar-7134',
  password_confirmation: 'Gaurishankar-7134',
  role_id: 3,
  status: true,
});

/** Bodies that cannot be generated from the schema alone. */
export const BODIES: Readonly<Record<string, (client: Client) => Promise<object>>> = {
  login: () => Promise.resolve(DEMO_CREDENTIALS),
  refresh: async (client) => ({ refreshToken: (await client.signIn()).refresh_token }),
  resetOwnPassword: () =>
    Promise.resolve({
      old_password: DEMO_CREDENTIALS.password,
      new_password: 'Dhaulagiri#8167',
      confirm_password: 'Dhaulagiri#8167',
    }),
  createUser: () => Promise.resolve(person('Bajracharya')),
  updateUser: () => Promise.resolve(person('Tuladhar')),
};

const pendingIn = (path: string) => async (client: Client) =>
  (await client.data<{ id: number }[]>('GET', `${path}/datatable?request_status=pending`))[0]?.id ?? 0;

/** Ids that are in no earlier response of the walk. */
export const IDS: Readonly<Record<string, (client: Client) => Promise<number>>> = {
  deleteFile: async (client) => {
    const [amenity] = await client.data<{ images: { id: number }[] }[]>(
      'GET',
      '/v1/admin/amenities/datatable',
    );
    return amenity?.images[0]?.id ?? 0;
  },
  approvePackageRequest: pendingIn('/v1/admin/package/packages'),
  approveHomestayRequest: pendingIn('/v1/admin/homestays'),
  approveHotelRequest: pendingIn('/v1/admin/hotels'),
  cancelBooking: async (client) => {
    const path = '/v1/admin/bookings/datatable?status=pending';
    return (await client.data<{ id: number }[]>('GET', path))[0]?.id ?? 0;
  },
  listGeoChildren: () => Promise.resolve(1),
};
