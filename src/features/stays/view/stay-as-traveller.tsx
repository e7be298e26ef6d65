import { PickedName } from '@/components/pickers/picked-name';
import { MissingPart } from '@/domain/listings/as-traveller/missing-part';
import classes from '@/domain/listings/as-traveller/traveller.module.css';
import { TravellerPage, type TravellerPageShown } from '@/domain/listings/as-traveller/traveller-page';
import type { Gaps } from '@/domain/listings/rules/rule';
import type { Stay } from '@/domain/listings/stay';
import { useGaps } from '@/domain/listings/use-gaps';
import { guestsOf } from '@/features/stays/rooms/room-columns';
import { formatNpr } from '@/lib/formats/formats';
import { firstNonBlank } from '@/lib/records/record-name';
import { amenityPicker } from '@/resources/pickers';
import type { StayProps } from './stay-body';

const Rooms = ({ record: { rooms = [] }, gaps }: { record: Stay; gaps: Gaps }) => (
  <section>
    <h3>{$localize`Rooms`}</h3>
    <MissingPart gaps={gaps} rule="rooms" />
    <MissingPart gaps={gaps} rule="roomPrice" />
    <ul className={classes.items}>
      {rooms
        .filter(({ status }) => status !== 0)
        .map((room) => (
          <li key={room.id}>
            <h4 dir="auto">{room.name}</h4>
            <p className={classes.note}>
              <bdi>{[formatNpr(room.price), guestsOf(room)].filter(Boolean).join(' · ')}</bdi>
            </p>
          </li>
        ))}
    </ul>
  </section>
);

const Amenities = ({ record: { amenities = [] }, gaps }: { record: Stay; gaps: Gaps }) => (
  <section>
    <h3>{$localize`Amenities`}</h3>
    <MissingPart gaps={gaps} rule="amenities" />
    <ul>
      {amenities.map((amenity) => (
        <li key={amenity.id}>
          <PickedName source={amenityPicker} to={amenity} />
        </li>
      ))}
    </ul>
  </section>
);

/** A homestay or hotel as a traveller sees it. */
export const StayAsTraveller = <Rec extends Stay>(props: StayProps<Rec> & TravellerPageShown) => {
  const { kind, record, opened, onClose } = props;
  const gaps = useGaps(kind.listing, record, { shown: true });
  const [description, ...texts] = kind.texts(record);
  return (
    <TravellerPage
      opened={opened}
      onClose={onClose}
      record={record}
      gaps={gaps}
      area={kind.area.path.slice(1)}
      above={kind.region(record)}
      price={kind.travellerPrice(record)}
      facts={[
        ...kind.facts(record),
        [$localize`Address`, firstNonBlank(record.address_1) ?? <MissingPart gaps={gaps} rule="address" />],
      ]}
      before={description ? [{ title: description[0], html: description[1], rule: 'text' }] : []}
      after={texts.map(([title, html, rule]) => ({ title, html, ...(rule && { rule }) }))}
    >
      <Rooms record={record} gaps={gaps} />
      <Amenities record={record} gaps={gaps} />
    </TravellerPage>
  );
};
