import { Group } from '@mantine/core';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { LinkButton } from '@/components/link-button';
import { packageFilters, validateDepartures } from './departures-search';

/** The departures of the coming days, or those of a season. */
export const DeparturesViews = () => {
  const { view, ...search } = validateDepartures(useSearch({ strict: false }));
  const filters = packageFilters.validate({ ...search });
  const tabs = [
    {
      label: view === 'season' ? 'Next 30 days' : `Next ${search.span ?? 30} days`,
      link: linkOptions({ to: '/departures', search: view === 'season' ? filters : search }),
      current: view !== 'season',
    },
    {
      label: 'Season',
      link: linkOptions({ to: '/departures', search: { ...filters, view: 'season', from: search.from } }),
      current: view === 'season',
    },
  ];
  return (
    <Group component="nav" gap="xs" aria-label="View as">
      {tabs.map(({ label, link, current }) => (
        <LinkButton
          key={label}
          size="xs"
          variant={current ? 'light' : 'default'}
          aria-current={current ? 'page' : undefined}
          {...link}
        >
          {label}
        </LinkButton>
      ))}
    </Group>
  );
};
