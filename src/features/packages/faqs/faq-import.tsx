import { useState } from 'react';
import { importing } from '@/components/edit-many/importing';
import { ImportPage } from '@/components/import/import-page';
import { partsOf } from '@/components/import/known-records';
import { usePackageTrail } from '@/features/packages/package-trail';
import { getGetPackageQueryOptions } from '@/generated/api/packages/packages';
import { CreateFaqBody } from '@/generated/zod/faqs/faqs';
import { editFaq } from '@/resources/package-links';
import { packageArea } from '@/resources/packages';
import { faqsOf } from './faq-values';

export const FaqImport = ({ packageId }: { packageId: number }) => {
  const [faqs] = useState(() =>
    importing({
      resource: faqsOf(packageId),
      schema: CreateFaqBody,
    }),
  );
  const [existing] = useState(() =>
    partsOf(getGetPackageQueryOptions(packageId), ({ faqs: asked = [] }) =>
      asked.map((row) => ({ id: row.id, name: row.question, link: editFaq(packageId, row.id), row })),
    ),
  );
  return (
    <ImportPage
      nouns={{ one: $localize`FAQ`, other: $localize`FAQs` }}
      importing={faqs}
      existing={existing}
      trail={usePackageTrail(packageId)}
      back={{ ...packageArea.open(packageId), hash: 'faqs' }}
    />
  );
};
