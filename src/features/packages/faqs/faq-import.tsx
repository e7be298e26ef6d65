import { useState } from 'react';
import { packageArea } from '@/areas/packages';
import { importing } from '@/components/edit-many/importing';
import { ImportPage } from '@/components/import/import-page';
import { usePackageTrail } from '@/features/packages/package-trail';
import { CreateFaqBody } from '@/generated/zod/faqs/faqs';
import { faqsOf } from './faq-values';

export const FaqImport = ({ packageId }: { packageId: number }) => {
  const [faqs] = useState(() =>
    importing({
      resource: faqsOf(packageId),
      schema: CreateFaqBody,
      fields: [{ name: 'status', label: 'Active', kind: 'switch' }],
    }),
  );
  return (
    <ImportPage
      nouns={{ one: 'FAQ', other: 'FAQs' }}
      importing={faqs}
      trail={usePackageTrail(packageId)}
      back={packageArea.open(packageId)}
    />
  );
};
