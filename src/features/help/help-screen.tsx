import {
  type ComponentProps,
  createContext,
  createElement,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Anchor, Kbd, Mark, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { createLink, Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { help, pictures } from 'virtual:help';
import { useLinkedSections } from '@/components/detail-page/use-linked-sections';
import { modKey } from '@/components/keys/mod-key';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { useScreenTitle } from '@/components/screen/screen-title';
import rich from '@/components/text/rich-content.module.css';
import { isComposing } from '@/lib/text/composing';
import { plural } from '@/lib/text/plural';
import { markNewsRead, NEWS } from '@/shell/news';
import classes from './help.module.css';
import type { HelpElement, HelpNode, HelpTask, HelpText } from './help-node';
import { type HelpPart, partsAbout, partsByWords } from './help-search';
import { searchedStems } from './help-words';

interface HelpSearchProps {
  typed: string;
  onType: (typed: string) => void;
  /** The number of parts found. */
  found: number;
  /** Goes to the first of them. */
  onEnter: () => void;
}

/** The search of the help; `/` leads to it, and Escape ends the search. */
const HelpSearch = ({ typed, onType, found, onEnter }: HelpSearchProps) => {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts([['/', () => input.current?.focus()]]);
  return (
    <div role="search" className={classes.search}>
      <TextInput
        ref={input}
        type="search"
        aria-label={$localize`Search the help`}
        placeholder={$localize`Search the help`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (isComposing(nativeEvent)) return;
          if (key === 'Enter') onEnter();
          if (key === 'Escape') onType('');
        }}
      />
      <Text size="xs" c="dimmed" role="status">
        {typed.trim() !== '' &&
          (found === 0
            ? $localize`Nothing in the help has these words.`
            : plural(found, { one: $localize`# result`, other: $localize`# results` }))}
      </Text>
    </div>
  );
};

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
    <nav aria-label={$localize`Tasks`} className={classes.contents}>
      <ol>
        {tasks.map((task) => (
          <li key={task.id}>
            <Entry
              to="/help"
              lang={task.lang}
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

/** The words that are searched, and what ends the search: a link may lead to a task without them. */
const SearchContext = createContext<{ words: readonly (readonly string[])[]; onEnd: () => void }>({
  words: [],
  onEnd: () => undefined,
});

const Searched = ({ children }: { children: string }) => {
  const { words } = use(SearchContext);
  const parts = partsByWords(children, words);
  return parts.map((part, index) => (index % 2 === 0 ? part : <Mark key={index}>{part}</Mark>));
};

const Element = ({ tag, attrs, children }: HelpElement) => {
  const inner = <HelpNodes nodes={children} />;
  const { onEnd } = use(SearchContext);
  switch (tag) {
    case 'h3':
      return (
        <Title order={3} id={attrs.id} lang={attrs.lang} tabIndex={-1}>
          {inner}
        </Title>
      );
    case 'code':
      return <Kbd>{children[0] === 'Ctrl' ? modKey : inner}</Kbd>;
    case 'a':
      return (
        <Link to="/help" hash={attrs.href?.slice(1)} activeOptions={{ includeHash: true }} onClick={onEnd}>
          {inner}
        </Link>
      );
    case 'img':
      return <img loading="lazy" {...attrs} src={pictures[attrs.src ?? '']} alt={attrs.alt} />;
    default:
      return createElement(tag, { lang: attrs.lang }, inner);
  }
};

/** A part of the help as React elements. */
const HelpNodes = ({ nodes }: { nodes: readonly HelpNode[] }): ReactNode =>
  nodes.map((node, index) =>
    typeof node === 'string' ? <Searched key={index}>{node}</Searched> : <Element key={index} {...node} />,
  );

const Task = ({ id, title, lang, task, nodes }: HelpPart) => (
  <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={clsx(rich.content, classes.task)}>
    {task !== undefined && (
      <Text size="xs" c="dimmed">
        {task}
      </Text>
    )}
    <Title order={2} id={`${id}-title`} lang={lang}>
      <Searched>{title}</Searched>
    </Title>
    <HelpNodes nodes={nodes} />
  </section>
);

/** The help, by task. */
export const HelpScreen = ({ text = help }: { text?: HelpText }) => {
  useScreenTitle({ title: $localize`Help` });
  const atNews = useLocation({ select: ({ hash }) => hash === NEWS });
  useEffect(() => {
    if (atNews) markNewsRead();
  }, [atNews]);
  const [typed, setTyped] = useState('');
  const words = useMemo(() => searchedStems(typed), [typed]);
  const tasks: readonly HelpPart[] = useMemo(
    () => (words.length === 0 ? text.tasks : partsAbout(text.tasks, words)),
    [text, words],
  );
  const search = useMemo(() => ({ words, onEnd: () => setTyped('') }), [words]);
  return (
    <SearchContext value={search}>
      <div className={classes.page}>
        <Title order={1}>{$localize`Help`}</Title>
        <HelpSearch
          typed={typed}
          onType={setTyped}
          found={tasks.length}
          onEnter={() => document.getElementById(tasks[0]?.id ?? '')?.focus()}
        />
        {tasks.length > 0 && <HelpContents tasks={tasks} />}
        <div className={classes.tasks} dir="auto">
          {words.length === 0 && (
            <div className={rich.content}>
              <HelpNodes nodes={text.lead} />
            </div>
          )}
          {tasks.map((task) => (
            <Task key={task.id} {...task} />
          ))}
          {import.meta.env.PROD && (
            <Anchor
              href="/licences.txt"
              size="sm"
            >{$localize`Licences of what this application is built with`}</Anchor>
          )}
        </div>
      </div>
    </SearchContext>
  );
};
