import { type ReactNode, useId } from 'react';
import { Paper, Stack, Text, Title } from '@mantine/core';
import classes from './settings.module.css';

interface SettingsSectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A titled group of settings that are applied at once, without saving. */
export const SettingsSection = ({ title, description, children }: SettingsSectionProps) => {
  const headingId = useId();
  return (
    <Paper
      component="section"
      withBorder
      p="lg"
      pt="md"
      maw="var(--width-column)"
      className={classes.section}
      aria-labelledby={headingId}
    >
      <Title order={2} size="h4" id={headingId}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {description}
      </Text>
      <Stack className={classes.settings} gap="md">
        {children}
      </Stack>
    </Paper>
  );
};
