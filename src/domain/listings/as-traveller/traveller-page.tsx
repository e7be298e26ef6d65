import type { ReactNode } from 'react';
import { type Fact, knownFacts } from '@/components/detail-page/facts';
import { PagePreview } from '@/components/dialogs/page-preview';
import page from '@/components/dialogs/page-preview.module.css';
import { ExternalLink } from '@/components/links/external-link';
import { useOpenAfterMount } from '@/components/overlays/use-overlay-parts';
import { DimmedText } from '@/components/text/dimmed-text';
import { SafeHtml } from '@/components/text/safe-html';
import type { Gaps } from '@/domain/listings/rules/rule';
import { ShownImage } from '@/domain/listings/shown-image';
import type { Listing } from '@/domain/listings/stay';
import { SearchPreview, sharedImage, SocialPreview } from '@/domain/seo/page-previews';
import { RESULT_DESCRIPTION, RESULT_TITLE } from '@/domain/seo/text-width';
import { imageItem } from '@/lib/files/gallery';
import { formatCount } from '@/lib/formats/formats';
import { firstNonBlank } from '@/lib/records/record-name';
import { isBlankHtml } from '@/lib/text/html';
import { MissingPart } from './missing-part';
import classes from './traveller.module.css';
import { TravellerPrice, type TravellerPriceOf } from './traveller-price';

interface ElsewhereProps {
  record: Listing;
  gaps: Gaps;
  /** The first segment of the page's path. */
  area: string;
}

/** The listing in search results and on social media, cut as they probably cut it, and who says so. */
const Elsewhere = ({ record, gaps, area }: ElsewhereProps) => {
  const { name, slug, meta_tag: tag, images = [] } = record;
  const title = firstNonBlank(tag?.title) ?? name;
  const description = tag?.description ?? '';
  return (
    <>
      <section>
        <h3>{$localize`In a search engine`}</h3>
        {['metaTitle', 'metaDescription', 'noIndex'].map((rule) => (
          <MissingPart key={rule} gaps={gaps} rule={rule} />
        ))}
        <SearchPreview title={title} description={description} area={area} slug={slug ?? ''} />
        <p className={classes.note}>
          {$localize`Google names no limit and `}
          <ExternalLink href="https://developers.google.com/search/blog/2017/06/better-snippets-for-your-users">
            {$localize`cuts to the width of the device`}
          </ExternalLink>
          .{' '}
          {$localize`${formatCount(RESULT_TITLE.limit)}:limit: and ${formatCount(RESULT_DESCRIPTION.limit)}:limit2: px are what `}
          <ExternalLink href="https://docs.rs/codoseo-web/latest/codoseo_web/serp/index.html">
            {$localize`others measured`}
          </ExternalLink>
          {$localize` on a desktop.`}
        </p>
      </section>
      <section>
        <h3>{$localize`On social media`}</h3>
        <SocialPreview title={title} description={description} image={sharedImage(images.map(imageItem))} />
        <p className={classes.note}>
          {$localize`Facebook names no limit either; the card is cut as in its feed on a desktop. `}
          <ExternalLink href="https://mojicnt.click/en/blog/ogp-text-optimization.html">
            {$localize`Others measured`}
          </ExternalLink>
          {$localize` about 60 characters of the title and 80 of the description.`}
        </p>
      </section>
    </>
  );
};

/** A text of a listing, with the rule that it is written. */
interface TravellerText {
  title: string;
  html: string | null | undefined;
  rule?: string;
}

interface TravellerTextsProps {
  texts: readonly TravellerText[];
  gaps: Gaps;
}

/** The written texts, and the marks of those that should be. */
const TravellerTexts = ({ texts, gaps }: TravellerTextsProps) =>
  texts.map(({ title, html, rule = '' }) => {
    const isMissing = isBlankHtml(html);
    if (isMissing && !gaps.found.some((gap) => gap.rule === rule)) return null;
    return (
      <section key={title}>
        <h3>{title}</h3>
        {isMissing ? <MissingPart gaps={gaps} rule={rule} /> : <SafeHtml html={html} className={page.text} />}
      </section>
    );
  });

export interface TravellerPageShown {
  opened: boolean;
  onClose: () => void;
}

interface TravellerPageProps extends TravellerPageShown {
  record: Listing;
  gaps: Gaps;
  /** The first segment of the page's path. */
  area: string;
  /** Above the name: the region, and what kind of offer it is. */
  above: ReactNode;
  price: TravellerPriceOf;
  facts: readonly Fact[];
  /** Below the price. */
  aside?: ReactNode;
  /** The texts before and after the children. */
  before: readonly TravellerText[];
  after: readonly TravellerText[];
  /** The days or rooms. */
  children: ReactNode;
}

/** A package, homestay or hotel with all that a traveller reads of it, in the order of a page; gaps are marked. */
export const TravellerPage = (props: TravellerPageProps) => {
  const { record, gaps, area, above, price, facts, aside, before, after, children, opened, onClose } = props;
  const { name, images = [] } = record;
  const cover = images.find(({ featured }) => featured) ?? images[0];
  return (
    <PagePreview
      opened={useOpenAfterMount(opened)}
      onClose={onClose}
      title={$localize`The content, not the design`}
      note={
        <div className={classes.intro}>
          <DimmedText>
            {$localize`What a traveller reads, as it is saved. The site looks otherwise; what is missing is marked.`}
          </DimmedText>
        </div>
      }
    >
      <div className={page.above}>{above}</div>
      <h2>{name}</h2>
      <MissingPart gaps={gaps} rule="image" />
      {cover && <ShownImage image={cover} className={page.image} />}
      <div className={classes.columns}>
        <div className={classes.side}>
          <TravellerPrice price={price} gaps={gaps} />
          {aside}
        </div>
        <div className={classes.main}>
          <MissingPart gaps={gaps} rule="region" />
          <dl className={page.facts}>
            {knownFacts(facts).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <TravellerTexts texts={before} gaps={gaps} />
          {children}
          <TravellerTexts texts={after} gaps={gaps} />
        </div>
      </div>
      <hr className={classes.end} />
      <Elsewhere record={record} gaps={gaps} area={area} />
    </PagePreview>
  );
};
