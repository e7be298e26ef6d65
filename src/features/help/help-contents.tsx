import type { ComponentProps } from 'react';
import { createLink } from '@tanstack/react-router';
import { useLinkedSections } from '@/components/detail-page/use-linked-sections';
import classes from './help.module.css';
import type { HelpTask } from './help-node';

interface EntryProps extends ComponentProps<'a'> {
  /** It is the displayed task, which the router cannot know. */
  current: boolean;
}

const Entry = createLink(({ current, children, ...props }: EntryProps) => (
  <a {...props} className={classes.entry} aria-current={current ? 'location' : undefined}>
    {children}
  </a>
));

/** The tasks as links, the current one marked. */
export const HelpContents = ({ tasks }: { tasks: readonly HelpTask[] }) => {
  const { current, goTo } = useLinkedSections(tasks.map(({ id }) => id));
  return (
    <nav aria-label="Tasks" className={classes.contents}>
      <ol>
        {tasks.map(({ id, title }) => (
          <li key={id}>
            <Entry to="/help" hash={id} current={id === current} onClick={() => goTo(id)}>
              {title}
            </Entry>
          </li>
        ))}
      </ol>
    </nav>
  );
};
