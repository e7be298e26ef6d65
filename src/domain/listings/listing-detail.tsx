import { type ReactNode, useEffect } from 'react';
import { IconPencil } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { DetailPage } from '@/components/detail-page/detail-page';
import { useFrom } from '@/components/links/from';
import { ScreenButton } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { useLeaveTo } from '@/components/links/use-leave-to';
import { type DetailLink, DetailMenu } from '@/components/records/detail-menu';
import { blockingIn, type Gaps } from '@/domain/listings/rules/rule';
import { firstNonBlank, unnamed } from '@/lib/records/record-name';
import { capitalized } from '@/lib/text/capitalized';
import { plural } from '@/lib/text/plural';
import type { homestayArea } from '@/resources/homestays';
import type { hotelArea } from '@/resources/hotels';
import type { packageArea } from '@/resources/packages';
import { isFound } from './found-titles';
import { ListingBadges } from './listing-badges';
import { isAbout, noteGaps } from './shop-health';
import type { Listing } from './stay';

/** Warns that a listing visible to travellers cannot be sold yet. */
const SellingNote = ({ record, gaps }: { record: Listing; gaps: Gaps }) => {
  const blocking = blockingIn(gaps);
  if (!record.status || blocking.length === 0) return null;
  return (
    <span>
      {record.is_sponsored
        ? plural(blocking.length, {
            one: $localize`It is active and sponsored, but # gap blocks selling.`,
            other: $localize`It is active and sponsored, but # gaps block selling.`,
          })
        : plural(blocking.length, {
            one: $localize`It is active, but # gap blocks selling.`,
            other: $localize`It is active, but # gaps block selling.`,
          })}
    </span>
  );
};

interface ListingDetailProps {
  record: Listing;
  area: typeof homestayArea | typeof hotelArea | typeof packageArea;
  /** The vendor or owner, and the location. */
  byline: ReactNode;
  gaps: Gaps;
  edit: LinkProps;
  /** Further actions. */
  links: readonly DetailLink[];
  remove: () => Promise<unknown>;
  /** Its `ListingBody`. */
  children: ReactNode;
}

/** The gap for which it was opened from a list of gaps, while it is still open. */
const SoughtGap = ({ id, gaps }: { id: number; gaps: Gaps }) => {
  const from = useFrom(id);
  const show = from?.path === '/' ? from.search.show : undefined;
  const gap = isFound(show) ? gaps.found.find(isAbout(show)) : undefined;
  return gap && <RecordLink link={gap.link}>{gap.text}</RecordLink>;
};

/** The view screen of a package, a homestay or a hotel. */
export const ListingDetail = (props: ListingDetailProps) => {
  const { record, area, byline, gaps, edit, links, remove, children } = props;
  const noun = area.nouns.one;
  const name = firstNonBlank(record.name) ?? unnamed(noun, record.id);
  const leave = useLeaveTo(area.path);
  // Updates the lists of gaps.
  useEffect(() => noteGaps(`${area.path}/${record.id}/view`, gaps));
  return (
    <DetailPage
      title={capitalized(noun)}
      name={name}
      badges={<ListingBadges record={record} />}
      byline={
        <>
          <SoughtGap id={record.id} gaps={gaps} />
          {byline}
          {record.request_status === 'pending' && (
            <RecordLink link={{ to: `/requests${area.path}` }}>{$localize`Waiting for approval`}</RecordLink>
          )}
          <SellingNote record={record} gaps={gaps} />
        </>
      }
      actions={
        <>
          <ScreenButton leftSection={<IconPencil size={16} />} {...edit}>
            {$localize`Edit`}
          </ScreenButton>
          <DetailMenu noun={noun} name={name} links={links} remove={remove} onDeleted={leave} />
        </>
      }
    >
      {children}
    </DetailPage>
  );
};
