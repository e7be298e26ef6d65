import { type ReactNode, useId } from 'react';
import { Box, Text, Title } from '@mantine/core';
import { WithHelp } from '@/components/links/help-link';
import type { HelpTopic } from '@/components/links/help-topic';
import classes from './form-page.module.css';
import { SectionContext, SectionTitle } from './section-context';

interface FormSectionProps {
  /** The section's id for a `SectionRail` and the URL's hash. */
  id?: string | undefined;
  title: string;
  description?: string | undefined;
  /** The part of the help that explains it. */
  help?: HelpTopic;
  children: ReactNode;
}

/** A titled group of fields, laid out in as many columns as fit. */
export const FormSection = ({ id, title, description, help, children }: FormSectionProps) => {
  const headingId = useId();
  return (
    <section className={classes.section} id={id} aria-labelledby={headingId} tabIndex={id ? -1 : undefined}>
      <Box mb={description ? 2 : 'md'}>
        <WithHelp about={help}>
          <Title order={2} size="h4" id={headingId}>
            {title}
          </Title>
        </WithHelp>
      </Box>
      {description && (
        <Text size="sm" c="dimmed" mb="md">
          {description}
        </Text>
      )}
      <div className={classes.fields}>
        <SectionContext value={id}>
          <SectionTitle value={title}>{children}</SectionTitle>
        </SectionContext>
      </div>
    </section>
  );
};

/** A full-width part of a section, for fields that belong below each other. */
export const WholeWidth = ({ children }: { children: ReactNode }) => (
  <div className={classes.whole}>{children}</div>
);
