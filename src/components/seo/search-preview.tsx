import { memo } from 'react';
import { Text } from '@mantine/core';
import classes from './seo.module.css';
import { cutToWidth, DESCRIPTION_LIMIT, textWidth, TITLE_LIMIT } from './text-width';

interface SearchPreviewProps {
  title: string;
  description: string;
  /** The address's parts after the site's name. */
  area: string;
  slug: string;
}

const Measure = ({ of, width, limit }: { of: string; width: number; limit: number }) => (
  <Text size="xs" c={width > limit ? 'danger' : 'dimmed'}>
    {`${of}: ${String(width)} of ${String(limit)} px${width > limit ? ', will be cut' : ''}`}
  </Text>
);

/** How a search engine is likely to show the page, updated while one types. */
export const SearchPreview = memo(({ title, description, area, slug }: SearchPreviewProps) => (
  <figure className={classes.preview} aria-label="Search result preview">
    <div className={classes.result} dir="auto">
      <div className={classes.address}>{['www', area, slug].filter(Boolean).join(' › ')}</div>
      <div className={classes.title}>{cutToWidth(title, 20, TITLE_LIMIT) || 'Title of the page'}</div>
      <div className={classes.description}>
        {cutToWidth(description, 14, DESCRIPTION_LIMIT) ||
          'Without a description the search engine picks a piece of the page.'}
      </div>
    </div>
    <figcaption className={classes.measures}>
      <Measure of="Title" width={textWidth(title, 20)} limit={TITLE_LIMIT} />
      <Measure of="Description" width={textWidth(description, 14)} limit={DESCRIPTION_LIMIT} />
    </figcaption>
  </figure>
));
SearchPreview.displayName = 'SearchPreview';
