import { useSearch } from '@tanstack/react-router';
import { FoundList, VendorList } from './health/found-lists';
import { MissingDepartureList } from './health/missing-departure-list';
import { SearchList, type SearchListProps } from './health/search-list';
import { Overview } from './overview';
import { readShown } from './shown';

/** The start page: its overview, or a list that one of its numbers links to. */
export const Dashboard = ({ loadTypes }: SearchListProps) => {
  const shown = readShown(useSearch({ strict: false }));
  if (!shown) return <Overview />;
  if (shown === 'vendors') return <VendorList />;
  if (shown === 'search') return <SearchList loadTypes={loadTypes} />;
  if (shown === 'departures') return <MissingDepartureList />;
  return <FoundList found={shown.found} />;
};
