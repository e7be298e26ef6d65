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
    [
      'places',
      'काठमाडौँ kathmandu, काठमाडौं kathmandu, काठमांडू kathmandu, काठमाण्डौ kathmandu, पोखरा pokhara, ' +
        'लुम्बिनी lumbini, लुंबिनि lumbini, चितवन chitwan, सगरमाथा sagarmatha, अन्नपूर्ण annapurna, ' +
        'लाङटाङ langtang, लाङ्टाङ langtang, जोमसोम jomsom, मुस्ताङ mustang, मनाङ manang, धुलिखेल dhulikhel, ' +
        'भक्तपुर bhaktapur, ललितपुर lalitpur, जनकपुर janakpur, कञ्चनपुर kanchanpur, गोरखा gorkha, ' +
        'घान्द्रुक ghandruk, नाम्चे namche, रारा rara, बर्दिया bardiya, डोल्पा dolpa, हुम्ला humla, ' +
        'जुम्ला jumla, दोलखा dolakha, बैतडी baitadi, रौतहट rautahat, सुनसरी sunsari, धनकुटा dhankuta, ' +
        'मकवानपुर makwanpur, लमजुङ lamjung, बागलुङ baglung, स्याङ्जा syangja, तनहुँ tanahun, ' +
        'ओखलढुङ्गा okhaldhunga, सङ्खुवासभा sankhuwasabha, रसुवा rasuwa, नुवाकोट nuwakot, पाँचथर panchthar, ' +
        'कपिलवस्तु kapilvastu, जाजरकोट jajarkot, उदयपुर udayapur, नगरकोट nagarkot, महेन्द्रनगर mahendranagar, ' +
        'विराटनगर biratnagar, वीरगञ्ज birgunj, नेपालगंज nepalgunj, बुटवल butwal, तानसेन tansen, ' +
        'बन्दीपुर bandipur, दिङबोचे dingboche, तेङबोचे tengboche, फाक्दिङ phakding, गोरक्षेप gorak-shep, ' +
        'घोरेपानी ghorepani, मुक्तिनाथ muktinath, कागबेनी kagbeni, छोमरोङ chhomrong, बारपाक barpak, ' +
        'माछापुच्छ्रे machhapuchhre, गोसाइँकुण्ड gosainkunda, साराङकोट sarangkot, शिवालय shivalaya, ' +
        'स्वयम्भू swayambhu, पशुपतिनाथ pashupatinath, मनकामना manakamana, घनपोखरा ghanpokhara, ' +
        'फेवाताल phewatal, मुस्ताङ्ग mustang, लाङ्गटाङ langtang, काठमाडौ kathmandu, लमजुङ्ग lamjung, मनाङ्ग manang, ' +
        'धादिङ्ग dhading, त्रिभुवन tribhuvan, ' +
        'सिरुबारी sirubari, अमलटारी amaltari, भञ्ज्याङ bhanjyang, नयाँपुल nayapul',
    ],
    [
      'words of treks',
      'यात्रा yatra, पदयात्रा padayatra, तीर्थयात्रा tirthayatra, होमस्टे homestay, होटल hotel, ' +
        'मन्दिर mandir, हिमाल himal, हिमालय himalaya, ताल tal, गाउँ gaun, उपत्यका upatyaka, ' +
        'संस्कृति sanskriti, आधार शिविर adhar-shivir, दरबार darbar, सूर्योदय suryodaya, ' +
        'राष्ट्रिय निकुञ्ज rashtriya-nikunja, डाँडा danda, नेपाल nepal, संसार sansar, नमस्ते namaste, ' +
        'ज्ञान gyan, सम्म samma, जंगल सफारी jungle-safari, ट्रेकिङ trekking, र्\u200dयाफ्टिङ rafting, ' +
        'गेस्ट हाउस guest-house, माउन्टेन फ्लाइट mountain-flight',
    ],
    ['the case endings of known places', 'पोखरामा pokharama, काठमाडौंबाट kathmandubat, लाङटाङको langtangko'],
  ])('spells %s as people write them', (_of, pairs) => {
    const read = pairs.split(', ').map((pair) => /^(.+) (\S+)$/.exec(pair) ?? []);
    expect(read.map(([, name = '']) => slugify(name))).toEqual(read.map(([, , slug]) => slug));
  });

  it.each([
    ['सिंह दरबार', 'singh-darbar'],
    ['घर १२', 'ghar-12'],
    ['ॐ', 'om'],
    ['Ghandruk घान्द्रुक गाउँ', 'ghandruk-ghandruk-gaun'],
    ['पहाड़', 'pahad'],
    ['र्\u200dयाली', 'ryali'],
  ])('spells %s as %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it('has a slug for every letter of Devanagari', () => {
    const letters = Array.from({ length: 0x80 }, (_, index) => String.fromCodePoint(0x900 + index));
    const empty = letters.filter((letter) => /\p{L}|\p{N}/u.test(letter) && slugify(letter) === '');
    expect(empty).toEqual(['ऽ']);
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
