import { useSearch } from '@tanstack/react-router';
import { FoundList, SearchList, VendorList } from './health/found-lists';
import { MissingDepartureList } from './health/missing-departure-list';
import { Overview } from './overview';
import { readShown } from './shown';

/** The start page: its overview, or a list that one of its numbers links to. */
export const Dashboard = () => {
  const shown = readShown(useSearch({ strict: false }));
  if (!shown) return <Overview />;
  if (shown === 'vendors') return <VendorList />;
  if (shown === 'search') return <SearchList />;
  if (shown === 'departures') return <MissingDepartureList />;
  return <FoundList found={shown.found} />;
};
