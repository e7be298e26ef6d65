import type { Amenity, AmenityType } from '@/generated/model';
import { GetAmenityResponse } from '@/generated/zod/amenities/amenities';
import { image } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';

type Line = readonly [name: string, displayName: string, alt?: string];

const HOTEL: readonly Line[] = [
  ['wifi', 'Wi-Fi', 'Lobby with a Wi-Fi sign'],
  ['parking', 'Free parking', 'Courtyard with parked jeeps'],
  ['restaurant', 'Restaurant', 'Restaurant with a view of Machhapuchhre'],
  ['rooftop-terrace', 'Rooftop terrace', 'Terrace above the roofs of Thamel'],
  ['swimming-pool', 'Swimming pool', 'Pool with the Annapurna range behind it'],
  ['spa', 'Spa and Ayurvedic massage', 'Massage room with oil lamps'],
  ['airport-shuttle', 'Airport shuttle'],
  ['lift', 'Lift'],
  ['power-backup', 'Power backup'],
  ['conference-hall', 'Conference hall', 'Hall with rows of chairs'],
  ['bar', 'Bar'],
  ['garden', 'बगैंचा', 'Garden with marigolds'],
  ['mountain-view', 'हिमाल देखिने', 'Himalaya seen from the balcony'],
  ['laundry', 'Laundry service'],
  ['currency-exchange', 'Currency exchange'],
  ['front-desk-24h', '24-hour front desk'],
  ['gym', 'Gym'],
  ['wheelchair-access', 'Wheelchair access'],
];

const HOMESTAY: readonly Line[] = [
  ['hot-shower', 'तातो पानीको सावर'],
  ['home-cooked-meals', 'Home-cooked meals', 'Dal bhat on a brass plate'],
  ['organic-garden', 'Organic kitchen garden', 'Terraced vegetable garden'],
  ['cultural-evening', 'सांस्कृतिक साँझ', 'Dancers in Gurung dress'],
  ['farm-work', 'Help on the farm'],
  ['solar-light', 'Solar light'],
  ['shared-kitchen', 'Shared kitchen', 'Clay stove in the kitchen'],
  ['village-walk', 'Guided village walk', 'Stone path through Ghandruk'],
  ['western-toilet', 'Western toilet'],
  ['squat-toilet', 'Squat toilet'],
  ['drinking-water', 'Filtered drinking water'],
  ['bonfire', 'Bonfire', 'Guests around a fire'],
  ['weaving-lesson', 'Weaving lesson', 'Loom with allo cloth'],
  ['honey-hunting', 'मह काढ्ने अवलोकन'],
  ['language-lesson', 'Nepali lesson'],
  ['mobile-network', 'Mobile network'],
  ['prayer-room', 'पूजा कोठा'],
  ['local-guide', 'Local guide'],
];

const ROOM: readonly Line[] = [
  ['heater', 'Heater'],
  ['air-conditioning', 'Air conditioning'],
  ['electric-blanket', 'Electric blanket'],
  ['private-bathroom', 'Private bathroom', 'Bathroom with slate tiles'],
  ['balcony', 'Balcony', 'Balcony above Phewa Lake'],
  ['tv', 'Television'],
  ['kettle', 'Kettle with Ilam tea', 'Kettle beside a cup of tea'],
  ['mosquito-net', 'Mosquito net'],
  ['desk', 'Writing desk'],
  ['safe', 'Safe'],
  ['mini-bar', 'Mini-bar'],
  ['twin-beds', 'Twin beds', 'Two beds with dhaka covers'],
  ['double-bed', 'Double bed'],
  ['hair-dryer', 'Hair dryer'],
  ['slippers', 'Felt slippers'],
  ['charging-point', 'Charging point beside the bed'],
  ['window-view', 'झ्यालबाट हिमाल'],
  ['extra-quilt', 'सिरक'],
];

const INACTIVE = new Set(['gym', 'squat-toilet', 'honey-hunting', 'mini-bar', 'tv', 'currency-exchange']);

const rows = (type: AmenityType, lines: readonly Line[]) =>
  lines.map(([name, display_name, alt]) => ({
    name,
    display_name,
    type,
    status: !INACTIVE.has(name),
    images: alt ? [image(alt)] : [],
  }));

export const amenities: TableDefinition<Amenity> = {
  name: 'amenities',
  row: GetAmenityResponse.shape.data,
  unique: ['name'],
  seed: () => [...rows('hotel', HOTEL), ...rows('homestay', HOMESTAY), ...rows('room', ROOM)],
};
