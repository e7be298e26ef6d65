import { SafeHtml } from '@/components/safe-html';
import { isBlankHtml } from '@/lib/html';
import { DetailSection } from './detail-section';

type Texts = readonly (readonly [title: string, html: string | null | undefined])[];

interface TextSectionsProps {
  /** The formatted texts of a record, in their order. */
  texts: Texts;
}

const written = (texts: Texts) => texts.filter(([, html]) => !isBlankHtml(html));

/** The tab that leads to a record's texts, where it has any. */
export const textTabs = (texts: Texts) =>
  written(texts).length > 0 ? [{ id: 'texts', title: 'Texts' }] : [];

/** The texts that a traveller reads, a section each, the first with the id `texts`; readiness reports blank ones. */
export const TextSections = ({ texts }: TextSectionsProps) =>
  written(texts).map(([title, html], index) => (
    <DetailSection key={title} id={index === 0 ? 'texts' : undefined} title={title}>
      <SafeHtml html={html} />
    </DetailSection>
  ));
