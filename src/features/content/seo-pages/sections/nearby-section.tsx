import { WholeWidth } from '@/components/form-page/form-section';
import { Quiet } from '@/components/quiet';
import { CardsField } from '@/features/content/fields/cards-field';
import { subjectSource } from '@/features/content/seo-pages/subjects';
import type { SeoPageSectionProps } from './section';

export const NearbySection = ({ form, record }: SeoPageSectionProps) => {
  const kind = form.fields.useWatchValue('seopageable_type');
  const source = subjectSource(kind);
  return (
    <WholeWidth>
      {source ? (
        <CardsField
          key={kind}
          form={form}
          name="nearby_regions"
          label="Nearby regions"
          description="Regions of the same kind, in this order."
          source={source}
          selected={kind === record?.seopageable_type ? record.nearby_regions : []}
        />
      ) : (
        <Quiet>Choose a page type first: the regions nearby are of the same kind.</Quiet>
      )}
    </WholeWidth>
  );
};
