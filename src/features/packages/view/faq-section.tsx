import { ScreenButton } from '@/components/links/link-button';
import { SafeHtml } from '@/components/text/safe-html';
import { StatusBadge } from '@/components/text/status-badge';
import { ChildItem } from '@/features/packages/children/child-item';
import { ChildSection } from '@/features/packages/children/child-section';
import { deleteFaq } from '@/generated/api/faqs/faqs';
import type { Package } from '@/generated/model';
import { addFaq, editFaq, importFaqs } from '@/resources/package-links';

export const FaqSection = ({ record, editable }: { record: Package; editable: boolean }) => {
  const { id, faqs = [] } = record;
  const add = { to: addFaq({ id }), label: 'Add FAQ' };
  const actionsOf = (faqId: number) => ({
    noun: 'FAQ',
    edit: editFaq(id, faqId),
    remove: () => deleteFaq(id, faqId),
  });
  return (
    <ChildSection
      id="faqs"
      title="FAQs"
      add={editable ? add : undefined}
      actions={
        editable && (
          <ScreenButton size="compact-sm" variant="subtle" {...importFaqs({ id })}>
            Import FAQs
          </ScreenButton>
        )
      }
      rows={faqs}
      empty="No FAQs yet."
    >
      {(faq) => (
        <ChildItem
          key={faq.id}
          name={faq.question}
          badge={faq.status === 0 ? <StatusBadge active={false} /> : undefined}
          actions={editable ? actionsOf(faq.id) : undefined}
        >
          <SafeHtml html={faq.answer} />
        </ChildItem>
      )}
    </ChildSection>
  );
};
