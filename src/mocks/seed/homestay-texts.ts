import type { StayLine } from './stay-lines';

/** The homestays with the texts of a neighbour, by index. */
const COPIED: Readonly<Record<number, number>> = { 4: 1 };

const minutesFromRoad = (index: number) => 5 + (((COPIED[index] ?? index) * 7) % 50);

/** The rich texts of a homestay, in HTML. */
export const homestayTexts = ({ name, address, district, size }: StayLine, index: number) => ({
  homestay_details: `<p>${name} in ${address}, ${district}: ${size} beds in family houses, ${minutesFromRoad(index)} minutes on foot from the road. Guests eat with the family and walk through the village with one of its sons or daughters.</p>`,
  room_details: '<p>Two beds to a room, quilts of local wool, a courtyard that is shared.</p>',
  cancellation_details: '<p>Free of charge until three days before arrival, the first night after that.</p>',
  local_tourist_attraction:
    '<ul><li>View point above the village, an hour on foot</li><li>गाउँको मन्दिर र पुरानो घर</li></ul>',
  available_facilities:
    '<p>Hot water by the bucket or from the sun, electricity, charging in the kitchen.</p>',
  available_local_infrastructure:
    '<p>Health post, school, road open from October to June, mobile network.</p>',
  what_is_included: '<p>Dinner and breakfast, tea on arrival, a guided walk through the village.</p>',
});
