import { Title } from '@mantine/core';
import { clsx } from 'clsx';
import { help } from 'virtual:help';
import { useScreenTitle } from '@/components/screen/screen-title';
import rich from '@/components/text/rich-content.module.css';
import classes from './help.module.css';
import { HelpContents } from './help-contents';
import type { HelpTask, HelpText } from './help-node';
import { HelpNodes } from './help-nodes';

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
