import { useId, type ReactNode } from 'react';
import { Text, Title } from '@mantine/core';
import classes from './form-page.module.css';

interface FormSectionProps {
  title: string;
  description?: string;
  children: ReactNode;
}

/** A titled group of fields, which stand in as many columns as fit. */
export const FormSection = ({ title, description, children }: FormSectionProps) => {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} size="h4" mb={description ? 2 : 'md'} id={id}>
        {title}
      </Title>
      {description && (
        <Text size="sm" c="dimmed" mb="md">
          {description}
        </Text>
      )}
      <div className={classes.fields}>{children}</div>
    </section>
  );
};
