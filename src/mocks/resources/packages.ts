import { approval, listing } from '@/mocks/http/approval';
import { childrenIn } from '@/mocks/http/children';
import { crud } from '@/mocks/http/crud';
import { departureTable } from '@/mocks/seed/departures';
import { faqTable } from '@/mocks/seed/faqs';
import { itineraryTable } from '@/mocks/seed/itineraries';
import { packageTable } from '@/mocks/seed/packages';

export const packageHandlers = [
  crud(packageTable, {
    write: listing,
    children: async ({ id }, context) => ({
      itenaries: await childrenIn(context, itineraryTable, id),
      faqs: await childrenIn(context, faqTable, id),
    }),
    special: (verbs) => ({ approvePackageRequest: approval(verbs) }),
  }),
  crud(itineraryTable),
  crud(departureTable, { order: 'departure_date' }),
  crud(faqTable),
];
