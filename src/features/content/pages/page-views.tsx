import { linkOptions } from '@tanstack/react-router';
import { ViewLinks } from '@/components/list-page/view-links';

/** Switches between the list and the tree of pages. */
export const PageViews = ({ view }: { view: 'list' | 'tree' }) => (
  <ViewLinks
    views={[
      { label: $localize`List`, link: linkOptions({ to: '/pages' }), current: view === 'list' },
      {
        label: $localize`Tree`,
        link: linkOptions({ to: '/pages', search: { view: 'tree' } }),
        current: view === 'tree',
      },
    ]}
  />
);
