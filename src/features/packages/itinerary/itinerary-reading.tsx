import { Text } from '@mantine/core';
import { ChildItem, ChildItems } from '@/components/detail-page/child-item';
import { DetailSection } from '@/components/detail-page/detail-section';
import { SafeHtml } from '@/components/safe-html';
import type { Package } from '@/generated/model';
import { savedDays } from './itinerary-values';

/** The days of a package as they are read, with nothing to change about them. */
export const ItineraryReading = ({ record }: { record: Package }) => {
  const days = savedDays(record);
  return (
    <DetailSection id="itinerary" title="Itinerary">
      {days.length === 0 && (
        <Text size="sm" c="dimmed">
          No itinerary days yet.
        </Text>
      )}
      <ChildItems>
        {days.map(({ id, title, duration, accommodation, description }, index) => (
          <ChildItem
            key={id}
            noun="itinerary day"
            name={title}
            lead={`Day ${index + 1}`}
            note={[duration, accommodation].filter(Boolean).join(' · ')}
          >
            <SafeHtml html={description} />
          </ChildItem>
        ))}
      </ChildItems>
    </DetailSection>
  );
};
