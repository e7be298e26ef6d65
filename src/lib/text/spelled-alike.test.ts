import { expect, it } from 'vitest';
import { isAlike, matching, toLatin } from './spelled-alike';

const places = [
  'Tengboche', 'Ghorepani', 'Lobuche', 'Poon Hill', 'Phakding', 'Muktinath', 'Langtang', 'Mustang', 'Chitwan', 'Kathmandu',
  'Namche', 'Sagarmatha', 'Annapurna', 'Everest Base Camp', 'Annapurna Base Camp', 'Manang', 'Manaslu', 'Humla', 'Jumla',
  'Rara', 'Phewa', 'Machhapuchhre', 'Birgunj', 'Shivapuri', 'Pokhara',
]; // prettier-ignore
const found = (query: string, names: readonly string[] = places) => matching(names, query, (name) => name);

it.each([
  ['Tengboche', ['Tyangboche', 'Thyangboche', 'tengboche', 'तेङबोचे', 'तेङ्बोचे']],
  ['Ghorepani', ['Ghorepany', 'Ghodepani', 'Gorepani', 'घोरेपानी', 'घोडेपानी']],
  ['Lobuche', ['Lobuje', 'Lobuchhe', 'लोबुचे']],
  ['Poon Hill', ['Poonhill', 'Pun Hill', 'poon-hill', 'पूनहिल', 'पुनहिल']],
  ['Phakding', ['Phakdin', 'Fakding', 'फाक्दिङ']],
  ['Muktinath', ['Muktinaath', 'Muktinat', 'मुक्तिनाथ', 'मुक्तीनाथ']],
  ['Langtang', ['Langtaang', 'Lantang', 'लाङटाङ', 'लामटाङ', 'लाङ्टाङ', 'लाङ्गटाङ']],
  ['Mustang', ['Mustaang', 'मुस्ताङ', 'मुस्ताङ्ग']],
  ['Chitwan', ['Chitawan', 'चितवन']],
  ['Kathmandu', ['Katmandu', 'काठमाडौँ', 'काठमाडौं', 'काठमांडू', 'काठमाण्डौ', 'काठमाडौँ\u200b']],
  ['Namche', ['Namtse', 'नाम्चे']],
  ['Sagarmatha', ['सगरमाथा']],
  ['Annapurna', ['Anapurna', 'अन्नपूर्ण', 'अन्नपुर्ण']],
  ['Everest Base Camp', ['EBC', 'Everest Basecamp', 'base camp everest']],
  ['Annapurna Base Camp', ['ABC', 'अन्नपूर्ण बेस क्याम्प']],
  ['Phewa', ['Fewa', 'फेवा']],
  ['Machhapuchhre', ['Machapuchare', 'माछापुच्छ्रे']],
  ['Birgunj', ['Virgunj', 'Birganj', 'वीरगञ्ज', 'बीरगंज']],
  ['Shivapuri', ['Sivapuri', 'शिवपुरी', 'शिबपुरी']],
  ['Pokhara', ['पोखरा', 'Pokhra', 'पोख']],
])('finds %s by any of its spellings, and by it what is written so', (name, spellings) => {
  for (const spelling of spellings) {
    expect.soft(found(spelling)[0], spelling).toBe(name);
    expect.soft(found(name, [spelling]), spelling).toEqual(spelling === 'पोख' ? [] : [spelling]);
  }
});

it.each([
  ['Manang', ['Manang']],
  ['मनाङ', ['Manang']],
  ['Manaslu', ['Manaslu']],
  ['Humla', ['Humla']],
  ['जुम्ला', ['Jumla']],
  ['Rara', ['Rara']],
  ['ta', ['Langtang', 'Mustang']],
  ['e', ['Everest Base Camp']],
  ['zz', []],
  ['!!', []],
  ['ebcx', []],
])('finds by “%s” nothing else', (query, names) => {
  expect(found(query)).toEqual(names);
});

it('puts the name itself first, then what begins so, has such a word, contains it, is spelled alike', () => {
  const names = ['Sapokhara', 'Lake at Pokhara', 'पोखरा', 'Pokhara Lakeside', 'Pokhara'];
  expect(found('pokhara', names)).toEqual(
    names.toReversed().toSorted((a, b) => Number(a === 'पोखरा') - Number(b === 'पोखरा')),
  );
  expect(found('पोखरा', names)[0]).toBe('पोखरा');
});

it('searches a text beside the name, which does not count as the name', () => {
  const options = [
    { name: 'Sunrise', region: 'Pokhara' },
    { name: 'Pokhara Inn', region: 'Kaski' },
  ];
  const inBoth = (query: string) =>
    matching(
      options,
      query,
      ({ name }) => name,
      ({ region }) => region,
    ).map(({ name }) => name);
  expect(inBoth('पोखरा')).toEqual(['Pokhara Inn', 'Sunrise']);
  expect(inBoth('sunrise pokhara')).toEqual(['Sunrise']);
});

it('hears vowels that differ', () => {
  expect(isAlike('फूल', 'फल')).toBe(false);
  expect(isAlike('Phul', 'फूल')).toBe(true);
});

it('writes any script in plain letters', () => {
  expect(toLatin('Café गोक्यो')).toBe('cafe gokyo');
});
