import { type ReactNode, useId } from 'react';
import { Button, type ButtonProps, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { type Address, linkTo } from '@/components/links/address';
import { WithHelp } from '@/components/links/help-link';
import type { HelpTopic } from '@/components/links/help-topic';
import { ScreenButton } from '@/components/links/link-button';
import classes from './detail-page.module.css';

/** How a child is added, by a link or in place, and the control's label: "Add day". */
export type AddChild = { label: string } & ({ to: Address } | { onAdd: (() => void) | undefined });

interface DetailSectionProps {
  /** The section's id for `SectionTabs` and the URL's hash. */
  id?: string | undefined;
  title: string;
  /** The part of the help that explains it. */
  help?: HelpTopic;
  add?: AddChild | undefined;
  /** Further controls of the section. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled part of a view screen. */
export const DetailSection = ({ id, title, help, add, actions, children }: DetailSectionProps) => {
  const headingId = useId();
  return (
    <section
      ref={focusAfterRemoval}
      className={classes.section}
      id={id}
      aria-labelledby={headingId}
      tabIndex={id ? -1 : undefined}
    >
      <div className={classes.sectionHead}>
        <WithHelp about={help}>
          <Title order={2} size="h4" id={headingId}>
            {title}
          </Title>
        </WithHelp>
        <div className={classes.actions}>
          {actions}
          {add && <AddButton {...add} />}
        </div>
      </div>
      {children}
    </section>
  );
};

const plus: ButtonProps = { size: 'compact-sm', variant: 'default', leftSection: <IconPlus size={14} /> };

const AddButton = (add: AddChild) =>
  'to' in add ? (
    <ScreenButton {...plus} {...linkTo(add.to)}>
      {add.label}
    </ScreenButton>
  ) : (
    <Button {...plus} disabled={!add.onAdd} onClick={add.onAdd}>
      {add.label}
    </Button>
  );
