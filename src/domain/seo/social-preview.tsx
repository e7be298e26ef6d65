import { memo } from 'react';
import { IconPhoto } from '@tabler/icons-react';
import { WholeImage } from '@/components/inputs/images/whole-image';
import type { GalleryItem } from '@/lib/files/gallery';
import classes from './seo.module.css';
import { CARD_DESCRIPTION, CARD_TITLE, cutToWidth } from './text-width';

interface SocialPreviewProps {
  title: string;
  description: string;
  image: GalleryItem | null;
}

/** The page's likely card when shared, updated while typing. */
export const SocialPreview = memo(({ title, description, image }: SocialPreviewProps) => (
  <figure className={classes.preview} aria-label="Social card preview">
    <div className={classes.social} dir="auto">
      {image ? (
        <WholeImage image={image} className={classes.socialImage} />
      ) : (
        <div className={classes.noImage}>
          <IconPhoto size={28} role="img" aria-label="No image" />
        </div>
      )}
      <div className={classes.socialText}>
        <div className={classes.address}>WWW</div>
        <div className={classes.socialTitle}>{cutToWidth(title, CARD_TITLE) || 'Title of the page'}</div>
        <div className={classes.socialDescription}>{cutToWidth(description, CARD_DESCRIPTION)}</div>
      </div>
    </div>
  </figure>
));
SocialPreview.displayName = 'SocialPreview';
