import { useEffect, useEffectEvent, useRef } from 'react';
import { UnstyledButton } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useSections } from '@/components/form-page/use-sections';
import classes from './section-tabs.module.css';

interface SectionTabsProps {
  /** The screen's sections in their order; each `DetailSection` has the same id. */
  sections: readonly { id: string; title: string; count?: number | undefined }[];
}

/** The sections of a long record in a strip that stays in sight: where one is, how much is in each; each leads there. */
export const SectionTabs = ({ sections }: SectionTabsProps) => {
  const { current, goTo } = useSections(sections.map(({ id }) => id));
  const strip = useRef<HTMLOListElement>(null);
  const target = useLocation({ select: ({ hash }) => hash });
  const follow = useEffectEvent((id: string) => {
    if (sections.some((section) => section.id === id)) goTo(id);
  });
  useEffect(() => follow(target), [target]);

  useEffect(() => {
    const tab = strip.current?.querySelector('[aria-current]');
    if (!strip.current || !tab) return;
    const [around, own] = [strip.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    // Scrolling it into view would end the way of the page to its section.
    strip.current.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
  }, [current]);

  return (
    <nav className={classes.tabs} aria-label="Sections">
      <ol ref={strip} className={classes.strip}>
        {sections.map(({ id, title, count }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.tab}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => goTo(id)}
            >
              {title}
              {count !== undefined && <span className={classes.count}>{count}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
};
