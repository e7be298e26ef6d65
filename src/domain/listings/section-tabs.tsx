import { useEffect, useRef } from 'react';
import { UnstyledButton } from '@mantine/core';
import { useLinkedSections } from '@/components/detail-page/use-linked-sections';
import { formatCount } from '@/lib/formats/formats';
import classes from './section-tabs.module.css';

interface SectionTabsProps {
  /** The screen's sections in order; each `DetailSection` has the same id. */
  sections: readonly { id: string; title: string; count?: number | undefined }[];
}

/** A sticky strip with the sections of a long record: marks the current one, with counts; each links to its section. */
export const SectionTabs = ({ sections }: SectionTabsProps) => {
  const { current, goTo } = useLinkedSections(sections.map(({ id }) => id));
  const strip = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // During the frame's layout; earlier would force a layout of the whole screen.
    const frame = requestAnimationFrame(() => {
      const tab = strip.current?.querySelector('[aria-current]');
      if (!strip.current || !tab) return;
      const [around, own] = [strip.current.getBoundingClientRect(), tab.getBoundingClientRect()];
      // `scrollIntoView` would interrupt the page's scrolling to the section.
      strip.current.scrollLeft += own.left - around.left - (around.width - own.width) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <nav className={classes.tabs} aria-label={$localize`Sections`}>
      <ol ref={strip} className={classes.strip}>
        {sections.map(({ id, title, count }) => (
          <li key={id}>
            <UnstyledButton
              className={classes.tab}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => goTo(id)}
            >
              {title}
              {count !== undefined && <span className={classes.count}>{formatCount(count)}</span>}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
};
