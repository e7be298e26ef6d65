import { expect, it } from 'vitest';
import { proposedAlt } from './proposed-alt';

const trek = { name: 'Annapurna Circuit', days: ['Drive to Besisahar', 'Chame', '  '] };
const of = (name: string) => ({ file: new File([], name) });

it.each([
  ['tilicho-lake_2.jpg', 'Tilicho Lake'],
  ['TilichoLake.JPG', 'Tilicho Lake'],
  ['IMG_tilicho lake (1) edited.webp', 'Tilicho Lake'],
  ['20231014_KATHMANDU-durbar_1024x768.png', 'Kathmandu Durbar'],
  ['boats_on_the_lake3.jpg', 'Boats on the Lake'],
  ['EBC trek 5364m.jpg', 'EBC Trek 5364m'],
  ['day-2 manang.jpg', 'Manang'],
  ['फेवा-ताल.jpg', 'फेवा ताल'],
])('proposes what the file name %s says', (name, text) => {
  expect(proposedAlt(of(name), trek)).toBe(text);
});

it.each([
  'IMG_2034.jpg',
  'DSC01234.JPG',
  'P1010023.jpg',
  'PXL_20231014_081530123.jpg',
  'WhatsApp Image 2024-01-01 at 10.20.30 AM (2).jpeg',
  'Screenshot_20231014_Chrome.png',
  '6512bd43d9caa6e02c990b0a82652dca.jpg',
  'image0.jpeg',
  'john-doe-8Vt2haq8NSQ-unsplash.jpg',
  'Untitled.png',
  'day 9.jpg',
  'day_3.jpg',
])('takes the name of the record where %s says nothing', (name) => {
  expect(proposedAlt(of(name), trek)).toBe('Annapurna Circuit');
});

it.each(['day2.jpg', 'Day 02 - IMG_2034.jpg', 'DSC_0001 day-2.jpg'])(
  'takes the title of the day that %s numbers',
  (name) => {
    expect(proposedAlt(of(name), trek)).toBe('Chame');
  },
);

it('reads the address of a stored image, and proposes nothing without a name', () => {
  expect(proposedAlt({ url: 'https://cdn.example/files/17/phewa%20lake.jpg?v=2' }, trek)).toBe('Phewa Lake');
  expect(proposedAlt({ url: '/files/100%.jpg' }, { name: ' ' })).toBeUndefined();
  expect(proposedAlt({}, { name: '' })).toBeUndefined();
});
