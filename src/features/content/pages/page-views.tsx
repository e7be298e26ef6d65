import { linkOptions } from '@tanstack/react-router';
import { SegmentLinks } from '@/components/screen/segment-links';

/** Switches between the list and the tree of pages. */
export const PageViews = ({ view }: { view: 'list' | 'tree' }) => (
  <SegmentLinks
    links={[
      { label: $localize`List`, link: linkOptions({ to: '/pages' }), current: view === 'list' },
      {
        label: $localize`Tree`,
        link: linkOptions({ to: '/pages', search: { view: 'tree' } }),
        current: view === 'tree',
      },
    ]}
  />
);
