import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconBedFilled, IconPencil } from '@tabler/icons-react';
import { type LinkProps } from '@tanstack/react-router';
import { DetailMenu } from '@/components/detail-menu';
import { DetailPage } from '@/components/detail-page/detail-page';
import { RecordLink } from '@/components/record-link';
import { ScreenLink } from '@/components/screen-link';
import { useLeaveTo } from '@/components/use-leave-to';
import { ListingBadges } from '@/domain/listings/listing-badges';
import { SellingNote } from '@/domain/listings/selling-note';
import type { Stay } from '@/features/stays/stay-values';
import { StayBody, StayByline, type StayParts } from './stay-body';

interface StayDetailProps {
  record: Stay;
  /** How it is called, as a title and in lower case. */
  words: readonly [title: string, noun: string];
  /** Where the list is: "/hotels". */
  list: string;
  links: { edit: LinkProps; addRoom: LinkProps; requests: LinkProps };
  remove: () => Promise<unknown>;
  parts: StayParts;
  rooms: ReactNode;
}

/** The view screen of a hotel or a homestay. */
export const StayDetail = (props: StayDetailProps) => {
  const { record, words, list, links, remove, parts, rooms } = props;
  const [title, noun] = words;
  const leave = useLeaveTo(list);
  return (
    <DetailPage
      title={title}
      name={record.name}
      badges={<ListingBadges record={record} />}
      byline={
        <>
          <StayByline record={record} region={parts.region} />
          {record.request_status === 'pending' && (
            <RecordLink link={links.requests}>Waiting for approval</RecordLink>
          )}
          <SellingNote record={record} readiness={parts.readiness} />
        </>
      }
      actions={
        <>
          <Button
            leftSection={<IconPencil size={16} />}
            renderRoot={(button) => <ScreenLink {...button} {...links.edit} />}
          >
            Edit
          </Button>
          <DetailMenu
            noun={noun}
            name={record.name}
            links={[{ label: 'Add room', icon: IconBedFilled, to: links.addRoom }]}
            remove={remove}
            onDeleted={leave}
          />
        </>
      }
    >
      <StayBody record={record} parts={parts} rooms={rooms} editable />
    </DetailPage>
  );
};
