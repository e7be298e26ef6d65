import { DetailHeader } from '@/components/detail-page/detail-page';
import { useNarrow } from '@/components/hooks/use-narrow';
import { ScreenButton } from '@/components/links/link-button';
import { RecordGate } from '@/components/records/record-gate';
import { RemoteImages } from '@/components/text/remote-images';
import { ListingBadges } from '@/domain/listings/listing-badges';
import type { Listing } from '@/domain/listings/stay';
import type { RequestKind, ShowGaps } from '@/domain/requests/request-kind';
import { firstNonBlank, unnamed } from '@/lib/records/record-name';
import classes from './request-preview.module.css';

interface RequestPreviewProps<Rec extends Listing> {
  /** What is asked for: "package". */
  noun: string;
  kind: RequestKind<Rec>;
  id: number;
  /** Renders the button that approves it, given its gaps. */
  approve: ShowGaps;
}

/** A request in full: its content, a link to edit it, and Approve. */
export const RequestPreview = <Rec extends Listing>(props: RequestPreviewProps<Rec>) => {
  const { noun, kind, id, approve } = props;
  const narrow = useNarrow();
  const actions = (data: Rec) => (
    <>
      <ScreenButton variant="default" {...kind.edit(data)}>
        {$localize`Edit`}
      </ScreenButton>
      <kind.Gaps record={data} show={approve} />
    </>
  );
  return (
    <RecordGate what={$localize`the ${noun}:noun:`} record={kind.record(id)} cached within>
      {({ data }) => (
        <>
          <div className={classes.head}>
            <DetailHeader
              order={2}
              name={firstNonBlank(data.name) ?? unnamed(noun, data.id)}
              badges={<ListingBadges record={data} />}
              byline={kind.byline(data)}
              actions={narrow ? undefined : actions(data)}
            />
          </div>
          {/* The submitter of a request must not learn who reads it, and when. */}
          <RemoteImages value="ask">{kind.body(data)}</RemoteImages>
          {narrow && <div className={classes.decide}>{actions(data)}</div>}
        </>
      )}
    </RecordGate>
  );
};
