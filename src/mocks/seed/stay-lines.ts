import { slugify } from '@/lib/slug';

/** A hotel or homestay as its seed writes it down. */
export interface StayLine {
  name: string;
  slug: string;
  /** The slug of its region. */
  region: string;
  address: string;
  district: string;
  latitude: number;
  longitude: number;
  /** Stars of a hotel, beds of a homestay. */
  size: number;
  price: number;
}

/** The houses of one place stand a few hundred metres apart. */
const apart = (coordinate: number, index: number) => Number((coordinate + (index - 2) * 0.0031).toFixed(4));

/** Places, a line each: region, address, district, coordinates, then the houses by name, size and price. */
export const stayLines = (lines: string): readonly StayLine[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [region = '', address = '', district = '', coordinates = '', houses = ''] = line
        .split('|')
        .map((part) => part.trim());
      const [latitude = 0, longitude = 0] = coordinates.split(' ').map(Number);
      return houses.split('; ').map((house, index) => {
        const [name = '', size, price] = house.split(', ');
        return {
          name,
          slug: slugify(name),
          region,
          address,
          district,
          latitude: apart(latitude, index),
          longitude: apart(longitude, index),
          size: Number(size),
          price: Number(price),
        };
      });
    });
