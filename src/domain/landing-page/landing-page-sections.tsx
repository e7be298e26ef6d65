import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { SlugField, SwitchField, TextField } from '@/components/fields/fields';
import { ImageField } from '@/components/fields/image-field';
import { FormSection } from '@/components/form-page/form-section';
import type { ResourceForm } from '@/components/form-page/use-resource-form';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import { SeoSection } from '@/domain/seo/seo-section';
import type { LandingPageValues } from './landing-page';

interface LandingPageSectionsProps<Values extends LandingPageValues> {
  form: ResourceForm<Values>;
  /** The title of the first section: "Package region". */
  title: string;
  /** The first segment of the page's path. */
  area: string;
  /** Further switches, below the status. */
  children?: ReactNode;
}

/** The fields of a record with a page on the site: a text, one image and a search result. */
export const LandingPageSections = <Values extends LandingPageValues>({
  form,
  title,
  area,
  children,
}: LandingPageSectionsProps<Values>) => (
  <>
    <FormSection title={title}>
      <TextField form={form} name="name" />
      <SlugField form={form} name="slug" source="name" />
      <Stack gap="sm">
        <SwitchField form={form} name="status" />
        {children}
      </Stack>
    </FormSection>
    <FormSection title={$localize`Text`}>
      <RichTextField form={form} name="description" />
    </FormSection>
    <FormSection title={$localize`Image`}>
      <ImageField form={form} name="image" withAlt={false} />
      <TextField
        form={form}
        name="alt_image"
        description={$localize`Describe the image for screen readers.`}
      />
    </FormSection>
    <SeoSection form={form} titleFrom="name" textFrom="description" area={area} />
  </>
);
