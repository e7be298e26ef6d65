import { ExternalLink } from '@/components/links/external-link';
import type { Gaps } from '@/domain/listings/rules/rule';
import type { Listing } from '@/domain/listings/stay';
import { SearchPreview, sharedImage, SocialPreview } from '@/domain/seo/page-previews';
import { RESULT_DESCRIPTION, RESULT_TITLE } from '@/domain/seo/text-width';
import { imageItem } from '@/lib/files/gallery';
import { formatCount } from '@/lib/formats/formats';
import { firstNonBlank } from '@/lib/records/record-name';
import { MissingPart } from './missing-part';
import classes from './traveller.module.css';

interface ElsewhereProps {
  record: Listing;
  gaps: Gaps;
  /** The first segment of the page's path. */
  area: string;
}

/** The listing in search results and on social media, cut as they probably cut it, and who says so. */
export const Elsewhere = ({ record, gaps, area }: ElsewhereProps) => {
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
