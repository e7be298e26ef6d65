import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { SlugField, SwitchField, TextField } from '@/components/fields/fields';
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
  /** The section of its images. */
  images: ReactNode;
  /** Further switches, below the status. */
  children?: ReactNode;
}

/** The fields of a record with a page on the site: a text, images and a search result. */
export const LandingPageSections = <Values extends LandingPageValues>({
  form,
  title,
  area,
  images,
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
    {images}
    <SeoSection form={form} titleFrom="name" textFrom="description" area={area} />
  </>
);
