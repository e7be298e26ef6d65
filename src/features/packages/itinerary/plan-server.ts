import { savedId } from '@/api/tolerant/saved-id';
import { requireCreated } from '@/api/writes/created';
import { filledIn } from '@/api/writes/resource';
import { createItinerary, deleteItinerary } from '@/generated/api/itineraries/itineraries';
import { getPackage } from '@/generated/api/packages/packages';
import { changesOf } from '@/lib/values/changes';
import { itineraryOf, savedDays } from './itinerary-values';
import type { PlanCall } from './plan';
import type { PlanServer } from './run-plan';

/** Reads the days of a package, and sends the calls of a plan. */
export const planServer = (packageId: number): PlanServer => {
  const days = itineraryOf(packageId);
  const send = async (call: PlanCall): Promise<number | undefined> => {
    switch (call.kind) {
      case 'add':
        return savedId(await requireCreated(createItinerary(packageId, filledIn(call.texts))));
      case 'change':
        await days.change(call.id, changesOf(call.texts, call.before), call.before);
        return undefined;
      case 'delete':
        await deleteItinerary(packageId, call.id);
        return undefined;
    }
  };
  return { read: async () => savedDays((await getPackage(packageId)).data), send };
};
