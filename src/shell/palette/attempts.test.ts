import { expect, it } from 'vitest';
import { attemptsFor } from './attempts';

const terms = (text: string, name?: string) => attemptsFor(text, name).map((attempt) => attempt.terms);

it('asks for nothing under two letters', () => {
  expect(terms(' g ')).toEqual([]);
});

it('asks for what was typed, then for its beginning, then for its end', () => {
  expect(terms('Tiliko')).toEqual([['tiliko'], ['til'], ['liko']]);
});

it('asks for a known name in its likeliest other spelling before it asks for less of it', () => {
  expect(terms('Gokio')).toEqual([['gokio'], ['gokyo'], ['gok']]);
  expect(terms(' Tyangboche ').slice(0, 2)).toEqual([['tyangboche'], ['tengboche']]);
  expect(terms('rara')).toEqual([['rara'], ['रारा'], ['rar']]);
});

it('asks for every word alone, and for nothing twice', () => {
  expect(terms('circuit tilicho')).toEqual([
    ['circuit tilicho'],
    ['circuit', 'tilicho'],
    ['cir', 'til'],
    ['cuit', 'icho'],
  ]);
  expect(terms('tara')).toEqual([['tara'], ['tar']]);
});

it('asks in the script that was typed and in Latin letters', () => {
  expect(terms('गोक्यो')[0]).toEqual(['गोक्यो', 'gokyo']);
});

it('asks for the whole text and for the name in it, then for less of the name', () => {
  expect(terms('Gokyo Ri edit', 'gokyo ri')).toEqual([
    ['gokyo ri edit', 'gokyo ri'],
    ['gokyo', 'ri'],
    ['gok'],
  ]);
});
