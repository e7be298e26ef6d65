import { flushSync } from 'react-dom';
import { Button, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './seo.module.css';
import type { SeoWarning } from './seo-warnings';

interface SeoAdviceProps {
  warnings: readonly SeoWarning[];
  onMend: (field: SeoWarning['field'], value: string) => void;
}

/** The problems of the texts for search engines, each with a fix if there is one. */
export const SeoAdvice = ({ warnings, onMend }: SeoAdviceProps) =>
  warnings.length > 0 && (
    <ul className={classes.advice} aria-label="Advice for search engines">
      {warnings.map(({ field, message, mend }) => (
        <li key={message} className={classes.warning}>
          <IconAlertTriangle size={16} className={classes.warningIcon} aria-hidden />
          <Text size="sm" component="span" dir="auto">
            {message}
          </Text>
          <Button
            size="compact-xs"
            variant="default"
            onClick={({ currentTarget }) => {
              const form = currentTarget.closest('form');
              // The field is remounted with its value.
              if (mend)
                flushSync(() => onMend(field, typeof mend.value === 'string' ? mend.value : mend.value()));
              form?.querySelector<HTMLElement>(`[data-path="${field}"]`)?.focus();
            }}
          >
            {mend?.label ?? 'Go to the field'}
          </Button>
        </li>
      ))}
    </ul>
  );
