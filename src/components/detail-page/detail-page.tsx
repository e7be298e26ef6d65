import { type ReactNode, useRef } from 'react';
import { Box, Title } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useHashTarget } from '@/components/form-page/form-focus';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { useScreenTitle } from '@/components/screen/screen-title';
import { langOf } from '@/lib/languages/lang-of';
import classes from './detail-page.module.css';

interface DetailPageProps {
  /** What the screen shows, for the document title: "Package". */
  title: string;
  /** The record's name; the screen's `h1`. */
  name: string;
  /** The record's status and other badges, beside its name. */
  badges?: ReactNode;
  /** Under the name: owner, location. */
  byline?: ReactNode;
  /** The primary action, then the `DetailMenu`. */
  actions?: ReactNode;
  /** The record's `SectionTabs`, and its `DetailColumns`. */
  children: ReactNode;
}

/** The frame of every view screen: header, then the record. */
export const DetailPage = ({ title, name, children, ...header }: DetailPageProps) => {
  useScreenTitle({ title, record: name });
  const frame = useRef<HTMLDivElement>(null);
  useHashTarget(frame);
  return (
    <div ref={frame} className={classes.page}>
      <DetailHeader name={name} order={1} {...header} />
      {children}
    </div>
  );
};

interface DetailHeaderProps extends Pick<DetailPageProps, 'name' | 'badges' | 'byline' | 'actions'> {
  /** 1 where the record is the screen, 2 where it is part of one. */
  order: 1 | 2;
}

/** A record's name with its status, byline and actions. */
export const DetailHeader = ({ name, order, badges, byline, actions }: DetailHeaderProps) => (
  <div className={classes.header} data-screen-head>
    <div className={classes.heading}>
      <div className={classes.name}>
        <Title order={order} size={order === 1 ? 'h1' : 'h2'} dir="auto" lang={langOf(name)}>
          {name}
        </Title>
        {badges}
      </div>
      {byline && <div className={classes.byline}>{byline}</div>}
    </div>
    {actions && (
      <div ref={focusAfterRemoval} className={classes.actions}>
        {actions}
      </div>
    )}
  </div>
);

interface DetailColumnsProps {
  /** What to read first: at the top of the side column, or above everything on a narrow screen. */
  lead?: ReactNode;
  /** Money, people and place, beside the main column if there is room. */
  side: ReactNode;
  /** Facts and child sections. */
  children: ReactNode;
}

/** The main column with a sticky side column beside it, or stacked on a narrow screen. */
export const DetailColumns = ({ lead, side, children }: DetailColumnsProps) => {
  const { ref, height } = useElementSize();
  return (
    <div className={classes.container}>
      <div className={classes.columns}>
        {lead && <div className={classes.lead}>{lead}</div>}
        <div className={classes.main}>{children}</div>
        <Box ref={ref} className={classes.side} style={{ '--side-height': `${height}px` }}>
          {side}
        </Box>
      </div>
    </div>
  );
};
