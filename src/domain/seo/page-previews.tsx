import { memo } from 'react';
import { IconPhoto } from '@tabler/icons-react';
import { WholeImage } from '@/components/inputs/images/whole-image';
import type { GalleryItem } from '@/lib/files/gallery';
import { Measure } from './measure';
import classes from './seo.module.css';
import { CARD_DESCRIPTION, CARD_TITLE, cutToWidth, RESULT_DESCRIPTION, RESULT_TITLE } from './text-width';

interface SocialPreviewProps {
  title: string;
  description: string;
  image: GalleryItem | null;
}

/** The page's likely card when shared, updated while typing. */
export const SocialPreview = memo(({ title, description, image }: SocialPreviewProps) => (
  <figure className={classes.preview} aria-label={$localize`Social card preview`}>
    <div className={classes.social} dir="auto">
      {image ? (
        <WholeImage image={image} className={classes.socialImage} />
      ) : (
        <div className={classes.noImage}>
          <IconPhoto size={28} role="img" aria-label={$localize`No image`} />
        </div>
      )}
      <div className={classes.socialText}>
        <div className={classes.address}>{$localize`WWW`}</div>
        <div className={classes.socialTitle}>
          {cutToWidth(title, CARD_TITLE) || $localize`Title of the page`}
        </div>
        <div className={classes.socialDescription}>{cutToWidth(description, CARD_DESCRIPTION)}</div>
      </div>
    </div>
  </figure>
));
SocialPreview.displayName = 'SocialPreview';

interface SearchPreviewProps {
  title: string;
  description: string;
  /** The URL's segments after the site's name. */
  area: string;
  slug: string;
}

/** The page's likely search result, updated while typing. */
export const SearchPreview = memo(({ title, description, area, slug }: SearchPreviewProps) => (
  <figure className={classes.preview} aria-label={$localize`Search result preview`}>
    <div className={classes.result} dir="auto">
      <div className={classes.address}>{['www', area, slug].filter(Boolean).join(' › ')}</div>
      <div className={classes.title}>{cutToWidth(title, RESULT_TITLE) || $localize`Title of the page`}</div>
      <div className={classes.description}>
        {cutToWidth(description, RESULT_DESCRIPTION) ||
          $localize`Without a description the search engine picks a piece of the page.`}
      </div>
    </div>
    <figcaption className={classes.measures}>
      <Measure label={$localize`Title: `} text={title} box={RESULT_TITLE} />
      <Measure label={$localize`Description: `} text={description} box={RESULT_DESCRIPTION} />
    </figcaption>
  </figure>
));
SearchPreview.displayName = 'SearchPreview';

/** The image of a shared link: the only one, the featured one, or the first. */
export const sharedImage = (
  images: GalleryItem | readonly GalleryItem[] | null | undefined,
): GalleryItem | null => {
  if (!images) return null;
  const all = [images].flat().filter(({ unreadable }) => !unreadable);
  return all.find(({ featured }) => featured) ?? all[0] ?? null;
};
