import { useSearch } from '@tanstack/react-router';
import { DepartureList } from './health/departure-list';
import { FoundList } from './health/found-list';
import { Overview } from './overview';
import { readShown } from './shown';

/** The start page: its overview, or a list that one of the numbers leads to. */
export const Dashboard = () => {
  const shown = readShown(useSearch({ strict: false }));
  if (!shown) return <Overview />;
  return 'found' in shown ? <FoundList found={shown.found} /> : <DepartureList {...shown.departures} />;
};
