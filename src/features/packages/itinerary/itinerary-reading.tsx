import { SafeHtml } from '@/components/text/safe-html';
import { ChildItem } from '@/features/packages/children/child-item';
import { ChildSection } from '@/features/packages/children/child-section';
import type { Package } from '@/generated/model';
import { savedDays } from './itinerary-values';

/** The days of a package, read-only. */
export const ItineraryReading = ({ record }: { record: Package }) => (
  <ChildSection id="itinerary" title="Itinerary" rows={savedDays(record)} empty="No itinerary days yet.">
    {({ id, title, duration, accommodation, description }, index) => (
      <ChildItem
        key={id}
        name={title}
        lead={`Day ${index + 1}`}
        note={[duration, accommodation].filter(Boolean).join(' · ')}
      >
        <SafeHtml html={description} />
      </ChildItem>
    )}
  </ChildSection>
);
