import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { type Address, linkTo } from '@/components/address';
import { DetailHeader } from '@/components/detail-page/detail-page';
import type { ReadOptions } from '@/components/read-options';
import { RecordGate } from '@/components/record-gate';
import { RemoteImages } from '@/components/remote-images';
import { ScreenLink } from '@/components/screen-link';
import { useNarrow } from '@/components/use-narrow';
import classes from './request-preview.module.css';

interface RequestPreviewProps<Rec extends { name: string }> {
  /** What is being loaded: "the package". */
  what: string;
  /** The generated query options of the record. */
  record: ReadOptions<{ data: Rec }>;
  badges: (record: Rec) => ReactNode;
  byline: (record: Rec) => ReactNode;
  edit: (record: Rec) => Address;
  /** The button that approves it. */
  action: ReactNode;
  /** The record as a traveller would read it. */
  children: (record: Rec) => ReactNode;
}

/** A request in full: what is asked for, where it is mended, and Approve. */
export const RequestPreview = <Rec extends { name: string }>(props: RequestPreviewProps<Rec>) => {
  const { what, record, badges, byline, edit, action, children } = props;
  const narrow = useNarrow();
  const actions = (data: Rec) => (
    <>
      <Button variant="default" renderRoot={(button) => <ScreenLink {...button} {...linkTo(edit(data))} />}>
        Edit
      </Button>
      {action}
    </>
  );
  return (
    <RecordGate what={what} record={record} cached within>
      {({ data }) => (
        <>
          <div className={classes.head}>
            <DetailHeader
              order={2}
              name={data.name}
              badges={badges(data)}
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
