import classes from '@/components/dialogs/page-preview.module.css';
import { LongFormPage } from '@/components/form-page/long-form-page';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { WholeImage } from '@/components/inputs/images/whole-image';
import { editScreen } from '@/components/records/edit-screen';
import { SafeHtml } from '@/components/text/safe-html';
import { PreviewButton } from '@/features/content/preview/preview-button';
import { RelatedCards } from '@/features/content/preview/related-cards';
import { getGetSeoPageQueryOptions } from '@/generated/api/seo-pages/seo-pages';
import type { SeoPage } from '@/generated/model';
import { CreateSeoPageBody } from '@/generated/zod/seo-pages/seo-pages';
import { seoPageSections } from './seo-page-sections';
import { seoPageResource, type SeoPageValues } from './seo-page-values';
import { regionSource } from './subjects';

/** Labelled facts, without empty ones. */
const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: string | undefined])[] }) => {
  const known = facts.filter(([, value]) => value);
  return (
    known.length > 0 && (
      <dl className={classes.facts}>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
};

const Costs = ({ cost }: { cost: SeoPageValues['cost_description'] }) => (
  <section>
    {cost.title && <h3>{cost.title}</h3>}
    <SafeHtml html={cost.description} className={classes.text} />
    <Facts
      facts={[
        [$localize`On a budget`, cost.on_budget],
        [$localize`Mid range`, cost.mid_range_budget],
        [$localize`High end`, cost.high_end_budget],
        [$localize`Permits`, cost.permit_cost],
      ]}
    />
  </section>
);

const Days = ({ days }: { days: SeoPageValues['itinerary'] }) =>
  days.length > 0 && (
    <section>
      <h3>{$localize`Itinerary`}</h3>
      <ol className={classes.days}>
        {days.map(({ title, description }, index) => (
          <li key={index}>
            <strong>{title}</strong>
            <SafeHtml html={description} />
          </li>
        ))}
      </ol>
    </section>
  );

/** An SEO page as travellers see it. */
const SeoPagePreview = ({ values }: { values: SeoPageValues }) => {
  const regions = regionSource(values.seopageable_type);
  const gallery = values.gallery.filter(({ unreadable }) => !unreadable);
  return (
    <>
      <WholeImage image={values.banner_image} className={classes.image} />
      <h2>{values.title || $localize`A page without a title`}</h2>
      <p className={classes.lead}>{values.hero_text}</p>
      <WholeImage image={values.hero_image} className={classes.image} />
      <Facts
        facts={[
          [$localize`Duration`, values.details_duration],
          [$localize`Cost`, values.details_cost],
          [$localize`Best time`, values.details_fav_time],
          [$localize`Permit`, values.details_permit],
          [$localize`Transport`, values.details_transport],
        ]}
      />
      <SafeHtml html={values.description} className={classes.text} />
      <Days days={values.itinerary} />
      <Costs cost={values.cost_description} />
      {gallery.length > 0 && (
        <section>
          <h3>{$localize`Images`}</h3>
          <ul className={classes.cards}>
            {gallery.map((image, index) => (
              <li key={image.id ?? index} className={classes.card}>
                <WholeImage image={image} className={classes.image} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {regions && <RelatedCards title={$localize`Nearby`} source={regions} ids={values.nearby_regions} />}
      {values.title_footer && <h3>{values.title_footer}</h3>}
      <SafeHtml html={values.description_footer} className={classes.text} />
    </>
  );
};

export const SeoPageForm = ({ record }: { record?: SeoPage }) => {
  const form = useResourceForm({
    noun: $localize`SEO page`,
    resource: seoPageResource,
    record,
    schema: CreateSeoPageBody,
  });
  return (
    <LongFormPage
      form={form}
      sections={seoPageSections}
      record={record}
      actions={<PreviewButton form={form}>{(values) => <SeoPagePreview values={values} />}</PreviewButton>}
    />
  );
};

export const SeoPageEdit = editScreen($localize`the SEO page`, getGetSeoPageQueryOptions, SeoPageForm);
