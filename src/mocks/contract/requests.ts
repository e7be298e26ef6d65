import { DEMO_CREDENTIALS } from '@/mocks/credentials';
import type { testClient } from '@/mocks/test-client';

type Client = ReturnType<typeof testClient>;

/** Bodies that cannot be made from the schema alone. */
export const BODIES: Readonly<Record<string, (client: Client) => Promise<object>>> = {
  login: () => Promise.resolve(DEMO_CREDENTIALS),
  refresh: async (client) => ({ refreshToken: (await client.signIn()).refresh_token }),
  resetOwnPassword: () =>
    Promise.resolve({
      old_password: DEMO_CREDENTIALS.password,
      new_password: 'Dhaulagiri#8167',
      confirm_password: 'Dhaulagiri#8167',
    }),
};

/** Ids that no earlier answer of the walk gave. */
export const IDS: Readonly<Record<string, (client: Client) => Promise<number>>> = {
  deleteFile: async (client) => {
    const [amenity] = await client.data<{ images: { id: number }[] }[]>(
      'GET',
      '/v1/admin/amenities/datatable',
    );
    return amenity?.images[0]?.id ?? 0;
  },
  approvePackageRequest: async (client) => {
    const path = '/v1/admin/package/packages/datatable?request_status=pending';
    return (await client.data<{ id: number }[]>('GET', path))[0]?.id ?? 0;
  },
  listGeoChildren: () => Promise.resolve(1),
};
