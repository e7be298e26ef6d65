import { Text } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { ChildItem, ChildItems } from '@/components/detail-page/child-item';
import { DetailSection } from '@/components/detail-page/detail-section';
import { SafeHtml } from '@/components/safe-html';
import { StatusBadge } from '@/components/status-badge';
import { deleteFaq } from '@/generated/api/faqs/faqs';
import type { Package } from '@/generated/model';

interface PackageChildrenProps {
  record: Package;
}

export const FaqSection = ({ record: { id, faqs = [] } }: PackageChildrenProps) => {
  const params = { packageId: String(id) };
  return (
    <DetailSection
      id="faqs"
      title="FAQs"
      add={{ to: linkOptions({ to: '/packages/$packageId/faqs/create', params }), label: 'Add FAQ' }}
    >
      {faqs.length === 0 && <Nothing>No FAQs yet.</Nothing>}
      <ChildItems>
        {faqs.map((faq) => (
          <ChildItem
            key={faq.id}
            noun="FAQ"
            name={faq.question}
            badge={faq.status === 1 ? undefined : <StatusBadge active={false} />}
            actions={{
              edit: linkOptions({
                to: '/packages/$packageId/faqs/$faqId/edit',
                params: { ...params, faqId: String(faq.id) },
              }),
              remove: () => deleteFaq(id, faq.id),
            }}
          >
            <SafeHtml html={faq.answer} />
          </ChildItem>
        ))}
      </ChildItems>
    </DetailSection>
  );
};

const Nothing = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
