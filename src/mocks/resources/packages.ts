import { approval, listing } from '@/mocks/http/approval';
import { childrenIn } from '@/mocks/http/children';
import { crud } from '@/mocks/http/crud';
import { departures } from '@/mocks/seed/departures';
import { faqs } from '@/mocks/seed/faqs';
import { itineraries } from '@/mocks/seed/itineraries';
import { packages } from '@/mocks/seed/packages';

export const packageResources = [
  crud(packages, {
    write: listing,
    children: async ({ id }, context) => ({
      itenaries: await childrenIn(context, itineraries, id),
      faqs: await childrenIn(context, faqs, id),
    }),
    special: (verbs) => ({ approvePackageRequest: approval(verbs) }),
  }),
  crud(itineraries),
  crud(departures, { order: 'departure_date' }),
  crud(faqs),
];
