import { slugify } from '@/lib/text/slug';
import { data as homestays } from './homestays.yaml';
import { data as hotels } from './hotels.yaml';

/** A hotel or homestay in its seed file. */
export interface StayLine {
  name: string;
  slug: string;
  /** The slug of its region. */
  region: string;
  address: string;
  district: string;
  latitude: number;
  longitude: number;
  /** The stars of a hotel, the beds of a homestay. */
  size: number;
  price: number;
}

/** Stays in one town are a few hundred metres apart. */
const apart = (coordinate: number, index: number) => Number((coordinate + (index - 2) * 0.0031).toFixed(4));

interface Place extends Pick<StayLine, 'region' | 'address' | 'district' | 'latitude' | 'longitude'> {
  houses: readonly Pick<StayLine, 'name' | 'size' | 'price'>[];
}

const housesOf = ({ houses, ...place }: Place): StayLine[] =>
  houses.map((house, index) => ({
    ...place,
    ...house,
    slug: slugify(house.name),
    latitude: apart(place.latitude, index),
    longitude: apart(place.longitude, index),
  }));

export const HOTEL_LINES: readonly StayLine[] = (hotels as Place[]).flatMap(housesOf);
export const HOMESTAY_LINES: readonly StayLine[] = (homestays as Place[]).flatMap(housesOf);
