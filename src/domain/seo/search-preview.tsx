import { memo } from 'react';
import { Text } from '@mantine/core';
import classes from './seo.module.css';
import { cutToWidth, RESULT_DESCRIPTION, RESULT_TITLE, type TextBox, textWidth } from './text-width';

interface SearchPreviewProps {
  title: string;
  description: string;
  /** The URL's segments after the site's name. */
  area: string;
  slug: string;
}

const Measure = ({ of, text, box }: { of: string; text: string; box: TextBox }) => {
  const width = textWidth(text, box);
  return (
    <Text size="xs" c={width > box.limit ? 'danger' : 'dimmed'}>
      {`${of}: ${width} of ${box.limit} px${width > box.limit ? ', will be cut' : ''}`}
    </Text>
  );
};

/** The page's likely search result, updated while typing. */
export const SearchPreview = memo(({ title, description, area, slug }: SearchPreviewProps) => (
  <figure className={classes.preview} aria-label="Search result preview">
    <div className={classes.result} dir="auto">
      <div className={classes.address}>{['www', area, slug].filter(Boolean).join(' › ')}</div>
      <div className={classes.title}>{cutToWidth(title, RESULT_TITLE) || 'Title of the page'}</div>
      <div className={classes.description}>
        {cutToWidth(description, RESULT_DESCRIPTION) ||
          'Without a description the search engine picks a piece of the page.'}
      </div>
    </div>
    <figcaption className={classes.measures}>
      <Measure of="Title" text={title} box={RESULT_TITLE} />
      <Measure of="Description" text={description} box={RESULT_DESCRIPTION} />
    </figcaption>
  </figure>
));
SearchPreview.displayName = 'SearchPreview';
