import { type ComponentProps, createElement, type ReactNode } from 'react';
import { Kbd, Title } from '@mantine/core';
import { createLink, Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { help } from 'virtual:help';
import { useLinkedSections } from '@/components/detail-page/use-linked-sections';
import { modKey } from '@/components/keys/mod-key';
import { useScreenTitle } from '@/components/screen/screen-title';
import rich from '@/components/text/rich-content.module.css';
import classes from './help.module.css';
import type { HelpElement, HelpNode, HelpTask, HelpText } from './help-node';

interface EntryProps extends ComponentProps<'a'> {
  /** It is the displayed task, which the router cannot know. */
  current: boolean;
}

const Entry = createLink(({ current, children, ...props }: EntryProps) => (
  <a {...props} className={classes.entry} aria-current={current ? 'location' : undefined}>
    {children}
  </a>
));

/** The anchors of a task and of the headings within it. */
const anchorsOf = ({ id, nodes }: HelpTask): string[] => [
  id,
  ...nodes.flatMap((node) => (typeof node === 'string' ? [] : (node.attrs.id ?? []))),
];

/** The tasks as links, the current one marked. */
const HelpContents = ({ tasks }: { tasks: readonly HelpTask[] }) => {
  const { current, goTo } = useLinkedSections(tasks.flatMap(anchorsOf));
  return (
    <nav aria-label="Tasks" className={classes.contents}>
      <ol>
        {tasks.map((task) => (
          <li key={task.id}>
            <Entry
              to="/help"
              hash={task.id}
              current={current !== undefined && anchorsOf(task).includes(current)}
              onClick={() => goTo(task.id)}
            >
              {task.title}
            </Entry>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const Element = ({ tag, attrs, children }: HelpElement) => {
  const inner = <HelpNodes nodes={children} />;
  switch (tag) {
    case 'h3':
      return (
        <Title order={3} id={attrs.id} tabIndex={-1}>
          {inner}
        </Title>
      );
    case 'code':
      return <Kbd>{children[0] === 'Ctrl' ? modKey : inner}</Kbd>;
    case 'a':
      return (
        <Link to="/help" hash={attrs.href?.slice(1)} activeOptions={{ includeHash: true }}>
          {inner}
        </Link>
      );
    case 'img':
      return <img loading="lazy" {...attrs} alt={attrs.alt} />;
    default:
      return createElement(tag, undefined, inner);
  }
};

/** A part of the help as React elements. */
const HelpNodes = ({ nodes }: { nodes: readonly HelpNode[] }): ReactNode =>
  nodes.map((node, index) => (typeof node === 'string' ? node : <Element key={index} {...node} />));

const Task = ({ id, title, nodes }: HelpTask) => (
  <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={clsx(rich.content, classes.task)}>
    <Title order={2} id={`${id}-title`}>
      {title}
    </Title>
    <HelpNodes nodes={nodes} />
  </section>
);

/** The help, by task. */
export const HelpScreen = ({ text = help }: { text?: HelpText }) => {
  useScreenTitle({ title: 'Help' });
  return (
    <div className={classes.page}>
      <Title order={1} size="h2">
        Help
      </Title>
      <HelpContents tasks={text.tasks} />
      <div className={classes.tasks}>
        <div className={rich.content}>
          <HelpNodes nodes={text.lead} />
        </div>
        {text.tasks.map((task) => (
          <Task key={task.id} {...task} />
        ))}
      </div>
    </div>
  );
};
