import type {
  AmenityReference,
  FeatureReference,
  PersonReference,
  Reference,
  Region,
  Room,
} from '@/generated/model';
import type { Context } from '@/mocks/context';
import type { TableDefinition } from '@/mocks/db/table';
import { found, foundAll, nameOf, referenced, referencedAll } from '@/mocks/http/reference';
import { amenities } from '@/mocks/seed/amenities';
import { features } from '@/mocks/seed/features';
import type { StoredRoom } from '@/mocks/seed/rooms';
import { fullNameOf, users } from '@/mocks/seed/users';

interface Named {
  user_id?: number | null | undefined;
  amenities?: readonly number[] | undefined;
  available_features?: readonly number[] | undefined;
}

/** What an amenity is called where another record names it. */
export const amenitiesIn =
  ({ db }: Pick<Context, 'db'>) =>
  async (ids: readonly number[] | undefined): Promise<AmenityReference[]> =>
    (await foundAll(db.table(amenities), ids)).map(({ id, name, display_name, type }) => ({
      id,
      name,
      display_name,
      type,
    }));

/** Refuses amenities that do not exist. */
export const refuseUnknownAmenities = ({ db }: Pick<Context, 'db'>, ids?: readonly number[]) =>
  referencedAll(db.table(amenities), 'amenities', ids);

/** Where the records are that hotels and homestays name alike, and how they are shown. */
export const stayReferences = (context: Context, regions: TableDefinition<Region>) => {
  const { db } = context;
  const people = db.table(users);
  const offered = db.table(features);
  const places = db.table(regions);

  return {
    owner: async (id: number | null | undefined): Promise<PersonReference | null> => {
      const user = await found(people, id);
      return user && { id: user.id, full_name: fullNameOf(user) };
    },
    region: async (id: number | null | undefined): Promise<Reference | null> =>
      nameOf(await found(places, id)),
    features: async (ids: readonly number[] | undefined): Promise<FeatureReference[]> =>
      (await foundAll(offered, ids)).map(({ id, title }) => ({ id, title })),
    refuseUnknown: async (input: Named, regionField: string, regionId: number | null | undefined) => {
      await referenced(people, 'user_id', input.user_id);
      await referenced(places, regionField, regionId);
      await referencedAll(offered, 'available_features', input.available_features);
      await refuseUnknownAmenities(context, input.amenities);
    },
  };
};

/** The rooms of a house as the house answers them. */
export const roomsIn = (context: Context, definition: TableDefinition<StoredRoom>) => {
  const rooms = context.db.table(definition);
  const amenitiesOf = amenitiesIn(context);
  return async (stayId: number): Promise<Room[]> =>
    Promise.all(
      (await rooms.all())
        .filter(({ stay_id }) => stay_id === stayId)
        .map(async ({ stay_id: _, ...room }) => ({ ...room, amenities: await amenitiesOf(room.amenities) })),
    );
};
