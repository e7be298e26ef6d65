import { SafeHtml } from '@/components/text/safe-html';
import { isBlankHtml } from '@/lib/text/html';
import { DetailSection } from './detail-section';

type Texts = readonly (readonly [title: string, html: string | null | undefined, ...unknown[]])[];

interface TextSectionsProps {
  /** The formatted texts of a record, in order. */
  texts: Texts;
}

const written = (texts: Texts) => texts.filter(([, html]) => !isBlankHtml(html));

/** The tab that leads to a record's texts, if it has any. */
export const textTabs = (texts: Texts) =>
  written(texts).length > 0 ? [{ id: 'texts', title: $localize`Texts` }] : [];

/** One section per text for travellers, the first with the id `texts`; readiness reports blank ones. */
export const TextSections = ({ texts }: TextSectionsProps) =>
  written(texts).map(([title, html], index) => (
    <DetailSection key={title} id={index === 0 ? 'texts' : undefined} title={title}>
      <SafeHtml html={html} />
    </DetailSection>
  ));
