import { linkOptions, useSearch } from '@tanstack/react-router';
import { SegmentLinks } from '@/components/screen/segment-links';
import { listBookingsSearch } from '@/generated/searches';

/** Switches between the list and the views by travel date. */
export const BookingViews = () => {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const { page: _page, ...search } = listBookingsSearch.validate(raw);
  return (
    <SegmentLinks
      links={[
        {
          label: $localize`List`,
          link: linkOptions({ to: '/bookings', search }),
          current: raw.view === undefined,
        },
        {
          label: $localize`Month`,
          link: linkOptions({ to: '/bookings', search: { ...search, view: 'board' } }),
          current: raw.view === 'board',
        },
        {
          label: $localize`Days`,
          link: linkOptions({ to: '/bookings', search: { ...search, view: 'days' } }),
          current: raw.view === 'days',
        },
      ]}
    />
  );
};
