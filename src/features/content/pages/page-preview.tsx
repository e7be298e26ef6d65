import classes from '@/components/dialogs/page-preview.module.css';
import { WholeImage } from '@/components/inputs/images/whole-image';
import { PickedName } from '@/components/pickers/picked-name';
import { SafeHtml } from '@/components/text/safe-html';
import { parentsFor } from './page-parent';
import type { PageValues } from './page-values';

const anyPage = parentsFor(undefined);

/** A page of the site as readers see it; plain notices have no image. */
export const PagePreview = ({ values }: { values: PageValues }) => (
  <>
    {values.parent_id !== null && (
      <p className={classes.above}>
        <PickedName source={anyPage} to={{ id: values.parent_id }} />
      </p>
    )}
    <h2>{values.title || $localize`A page without a title`}</h2>
    <p className={classes.lead}>{values.excerpt}</p>
    <WholeImage image={values.image} className={classes.image} />
    <SafeHtml html={values.content} className={classes.text} />
  </>
);
