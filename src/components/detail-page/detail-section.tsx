import { useId, type ReactNode } from 'react';
import { Button, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { linkTo, type Address } from '@/components/address';
import classes from './detail-page.module.css';

interface DetailSectionProps {
  /** By which links lead to the section. */
  id?: string;
  title: string;
  /** Where a child is added, and what the link says: "Add day". */
  add?: { to: Address; label: string } | undefined;
  /** Other controls of the section. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a view screen. */
export const DetailSection = ({ id, title, add, actions, children }: DetailSectionProps) => {
  const headingId = useId();
  return (
    <section className={classes.section} id={id} aria-labelledby={headingId}>
      <div className={classes.sectionHead}>
        <Title order={2} size="h4" id={headingId}>
          {title}
        </Title>
        <div className={classes.actions}>
          {actions}
          {add && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={14} />}
              renderRoot={(props) => <Link {...props} {...linkTo(add.to)} state={{ fromList: true }} />}
            >
              {add.label}
            </Button>
          )}
        </div>
      </div>
      {children}
    </section>
  );
};
