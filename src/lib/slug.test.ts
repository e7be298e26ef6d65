import { describe, expect, it } from 'vitest';
import { slugify } from './slug';

describe('slugify', () => {
  it.each([
    ['Annapurna Base Camp', 'annapurna-base-camp'],
    ['  Everest – Three  Passes!  ', 'everest-three-passes'],
    ["Traveller's Choice", 'travellers-choice'],
    ['Bed & Breakfast', 'bed-and-breakfast'],
    ['Café Zürich, Señor Ångström', 'cafe-zurich-senor-angstrom'],
    ['Straße Øre', 'strasse-ore'],
    ['12 days / 11 nights', '12-days-11-nights'],
    ['--a__b--', 'a-b'],
    ['', ''],
    ['🏔️ !!', ''],
  ])('makes "%s" into "%s"', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it.each([
    ['नेपाल', 'nepal'],
    ['पोखरा', 'pokhara'],
    ['हिमाल', 'himal'],
    ['अन्नपूर्ण', 'annapurna'],
    ['लुम्बिनी', 'lumbini'],
    ['संसार', 'sansar'],
    ['सिंह दरबार', 'sinh-darabar'],
    ['घर १२', 'ghar-12'],
    ['ॐ', 'om'],
    ['स्वयम्भू', 'swayambhu'],
    ['शिवालय', 'shivalay'],
    ['Ghandruk घान्द्रुक गाउँ', 'ghandruk-ghandruk-gaun'],
  ])('spells %s as %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('keeps the letters of other scripts', () => {
    expect(slugify('جبال الهيمالايا')).toBe('جبال-الهيمالايا');
  });

  it('gives a slug back unchanged', () => {
    const slug = slugify('Ghorepani Poon Hill खोपरा डाँडा');
    expect(slugify(slug)).toBe(slug);
  });

  it('truncates between words', () => {
    expect(slugify('upper mustang and damodar kunda', 18)).toBe('upper-mustang-and');
    expect(slugify('upper mustang and damodar kunda', 17)).toBe('upper-mustang-and');
    expect(slugify('a'.repeat(300))).toHaveLength(255);
  });
});
