import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { DetailHeader } from '@/components/detail-page/detail-page';
import type { ReadOptions } from '@/components/read-options';
import { RecordGate } from '@/components/record-gate';
import { RemoteImages } from '@/components/remote-images';
import { ScreenLink } from '@/components/screen-link';
import { useNarrow } from '@/components/use-narrow';
import { ListingBadges } from '@/domain/listings/listing-badges';
import type { Listing } from '@/domain/listings/stay';
import { firstName, unnamed } from '@/lib/record-name';
import classes from './request-preview.module.css';

interface RequestPreviewProps<Rec extends Listing> {
  /** What is asked for: "package". */
  noun: string;
  /** The generated query options of the record. */
  record: ReadOptions<{ data: Rec }>;
  byline: (record: Rec) => ReactNode;
  edit: (record: Rec) => LinkProps;
  /** The button that approves it. */
  action: ReactNode;
  /** The record as a traveller would read it. */
  children: (record: Rec) => ReactNode;
}

/** A request in full: what is asked for, where it is mended, and Approve. */
export const RequestPreview = <Rec extends Listing>(props: RequestPreviewProps<Rec>) => {
  const { noun, record, byline, edit, action, children } = props;
  const narrow = useNarrow();
  const actions = (data: Rec) => (
    <>
      <Button variant="default" renderRoot={(button) => <ScreenLink {...button} {...edit(data)} />}>
        Edit
      </Button>
      {action}
    </>
  );
  return (
    <RecordGate what={`the ${noun}`} record={record} cached within>
      {({ data }) => (
        <>
          <div className={classes.head}>
            <DetailHeader
              order={2}
              name={firstName(data.name) ?? unnamed(noun, data.id)}
              badges={<ListingBadges record={data} />}
              byline={byline(data)}
              actions={narrow ? undefined : actions(data)}
            />
          </div>
          {/* Who submitted a request need not learn who reads it, and when. */}
          <RemoteImages value="ask">{children(data)}</RemoteImages>
          {narrow && <div className={classes.decide}>{actions(data)}</div>}
        </>
      )}
    </RecordGate>
  );
};
