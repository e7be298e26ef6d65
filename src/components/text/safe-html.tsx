import { use, useMemo, useRef, useState } from 'react';
import { Button, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { CatchBoundary } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { plural } from '@/lib/text/plural';
import { trustedBy } from '@/lib/text/trusted-html';
import { RemoteImages } from './remote-images';
import classes from './rich-content.module.css';
import { sanitizeHtml } from './sanitize-html';

const sanitized = trustedBy('safe-html');

interface SafeHtmlProps {
  /** HTML from the API; everything that is not on the allow-list is removed. */
  html: string | null | undefined;
  className?: string;
}

/** The one place where untrusted HTML is rendered. A text that fails to render shows its source instead. */
export const SafeHtml = ({ html, className }: SafeHtmlProps) => {
  const text = html ?? '';
  return (
    <CatchBoundary getResetKey={() => text} errorComponent={() => <Source text={text} />}>
      <Sanitized key={text} text={text} className={className} />
    </CatchBoundary>
  );
};

const Sanitized = ({ text, className }: { text: string; className: string | undefined }) => {
  const policy = use(RemoteImages);
  const [asked, setAsked] = useState(false);
  const remoteImages = asked ? 'load' : policy;
  const content = useRef<HTMLDivElement>(null);
  const { held, inner } = useMemo(() => {
    const { html, held } = sanitizeHtml(text, remoteImages);
    return { held, inner: { __html: sanitized(html) } };
  }, [text, remoteImages]);
  const show = () => {
    setAsked(true);
    // The pressed button is unmounted.
    content.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {held > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          mb="xs"
          leftSection={<IconPhoto size={14} />}
          onClick={show}
        >
          {plural(held, {
            one: $localize`Show # image from other hosts`,
            other: $localize`Show # images from other hosts`,
          })}
        </Button>
      )}
      <div
        ref={content}
        tabIndex={policy === 'ask' ? -1 : undefined}
        className={clsx(classes.content, className)}
        dir="auto"
        dangerouslySetInnerHTML={inner}
      />
    </>
  );
};

/** The source of a text that cannot be rendered: nothing is hidden from the reviewer. */
const Source = ({ text }: { text: string }) => (
  <div className={classes.content}>
    <Text size="sm" c="danger" role="alert">
      {$localize`This text cannot be shown with its formatting. Here is its HTML:`}
    </Text>
    <pre dir="auto">{text}</pre>
  </div>
);
