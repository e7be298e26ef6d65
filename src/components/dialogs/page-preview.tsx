import { type ReactNode, useState } from 'react';
import { ScrollArea } from '@mantine/core';
import { useNarrow } from '@/components/hooks/use-narrow';
import { Segments } from '@/components/screen/segments';
import { Dialog } from './dialog';
import classes from './page-preview.module.css';

/** The widths of the page in pixels are those of its container, whatever the window has room for. */
const widths = [
  { value: 'desktop', label: $localize`Desktop, 1280 px` },
  { value: 'phone', label: $localize`Phone, 390 px` },
] as const;

interface PagePreviewProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** What it is, and what it is not: between the title and the page. */
  note?: ReactNode;
  /** The page; styled by the classes of `page-preview.module.css`. */
  children: ReactNode;
}

/** A page of the site as readers see its content, as wide as a desktop or a phone. */
export const PagePreview = ({ opened, onClose, title, note, children }: PagePreviewProps) => {
  const narrow = useNarrow();
  const [width, setWidth] = useState<'desktop' | 'phone'>(narrow ? 'phone' : 'desktop');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      fullScreen
      closeButtonProps={{ 'aria-label': $localize`Close the preview` }}
    >
      {note}
      <div className={classes.widths}>
        <Segments label={$localize`Width`} choices={widths} value={width} onChange={setWidth} />
      </div>
      <ScrollArea
        type="auto"
        className={classes.stage}
        scrollbars="x"
        viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': $localize`Preview of the page` }}
      >
        <div className={classes.frame} data-width={width}>
          <article className={classes.page} aria-label={$localize`The page as a reader sees it`} dir="auto">
            {children}
          </article>
        </div>
      </ScrollArea>
    </Dialog>
  );
};
