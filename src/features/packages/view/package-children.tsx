import { Text } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { ChildItem, ChildItems } from '@/components/detail-page/child-item';
import { DetailSection } from '@/components/detail-page/detail-section';
import { SafeHtml } from '@/components/safe-html';
import { StatusBadge } from '@/components/status-badge';
import { deleteFaq } from '@/generated/api/faqs/faqs';
import type { Package } from '@/generated/model';

interface FaqSectionProps {
  record: Package;
  editable: boolean;
}

export const FaqSection = ({ record: { id, faqs = [] }, editable }: FaqSectionProps) => {
  const params = { packageId: String(id) };
  return (
    <DetailSection
      id="faqs"
      title="FAQs"
      add={
        editable
          ? { to: linkOptions({ to: '/packages/$packageId/faqs/create', params }), label: 'Add FAQ' }
          : undefined
      }
    >
      {faqs.length === 0 && <Nothing>No FAQs yet.</Nothing>}
      <ChildItems>
        {faqs.map((faq) => (
          <ChildItem
            key={faq.id}
            noun="FAQ"
            name={faq.question}
            badge={faq.status === 1 ? undefined : <StatusBadge active={false} />}
            actions={
              editable
                ? {
                    edit: linkOptions({
                      to: '/packages/$packageId/faqs/$faqId/edit',
                      params: { ...params, faqId: String(faq.id) },
                    }),
                    remove: () => deleteFaq(id, faq.id),
                  }
                : undefined
            }
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
