import { Anchor, List, Text } from '@mantine/core';
import { Link, linkOptions, type LinkProps } from '@tanstack/react-router';
import { DetailSection } from '@/components/detail-page/detail-section';
import type { Package } from '@/generated/model';
import { packageGaps, type Remedy } from './readiness';

const screens = {
  images: '/packages/$packageId/edit-image',
  departure: '/packages/$packageId/departures/create',
  day: '/packages/$packageId/itenaries/create',
  faq: '/packages/$packageId/faqs/create',
} as const;

const linkOf = (remedy: Remedy, id: number): LinkProps => {
  const params = { packageId: String(id) };
  return 'form' in remedy
    ? linkOptions({ to: '/packages/$packageId/edit', params, hash: remedy.form })
    : linkOptions({ to: screens[remedy.screen], params });
};

interface ReadinessPanelProps {
  record: Package;
  /** How many departures are to come; left out while it is not known. */
  ahead: number | undefined;
}

export const ReadinessPanel = ({ record, ahead }: ReadinessPanelProps) => {
  const gaps = packageGaps(record, ahead);
  return (
    <DetailSection title="Readiness">
      {gaps.length === 0 ? (
        <Text size="sm">Nothing keeps this package from selling well.</Text>
      ) : (
        <List size="sm" spacing={4} withPadding>
          {gaps.map(({ text, remedy }) => (
            <List.Item key={text}>
              <Anchor
                inherit
                renderRoot={(props) => (
                  <Link {...props} {...linkOf(remedy, record.id)} state={{ fromList: true }} />
                )}
              >
                {text}
              </Anchor>
            </List.Item>
          ))}
        </List>
      )}
    </DetailSection>
  );
};
