import { DetailSection } from '@/components/detail-page/detail-section';
import { SafeHtml } from '@/components/safe-html';
import type { Package } from '@/generated/model';
import { isBlank } from './readiness';

const texts = [
  ['Overview', 'overview'],
  ['Highlights', 'highlights'],
  ['Includes', 'includes'],
  ['Excludes', 'excludes'],
  ['Good to know', 'good_to_know'],
  ['Cancellation', 'cancellation'],
] as const;

/** The texts that a traveller reads; those that are empty are left to the readiness panel. */
export const PackageTexts = ({ record }: { record: Package }) =>
  texts
    .filter(([, field]) => !isBlank(record[field]))
    .map(([title, field]) => (
      <DetailSection key={field} title={title}>
        <SafeHtml html={record[field]} />
      </DetailSection>
    ));
