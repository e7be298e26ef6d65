import { describe, expect, it } from 'vitest';
import { addDays, formatPlainDate } from './dates';
import { readDate } from './typed-date';

describe('reading a date of either calendar', () => {
  it.each([
    '2083-12-04 BS',
    '2083-12-4 bs',
    '2083/12/04 B.S.',
    '2083.12.04BS',
    'BS 2083-12-04',
    '2083-12-04 VS',
    'वि.सं. २०८३-१२-०४',
    'वि. सं. २०८३/१२/४',
    'बि.सं. 2083-12-04',
    '२०८३-१२-०४',
    '२०८३/१२/४',
    ' २०८३ १२ ०४ ',
    '4 Chaitra 2083',
    '04-Chait-2083',
    'chaitra 4, 2083',
    '2083 Chaitra 4',
    '4 Chaitra 2083 BS',
    '२०८३ चैत ४',
    '४ चैत्र २०८३',
    '२०८३ चैत ४ गते',
    '2027-03-18',
    '2027-03-18 AD',
    '2027–03–18',
    '2083\u201112\u201104 BS',
    '२०२७-०३-१८ ई.सं.',
    '18 Mar 2027',
    'March 18, 2027',
    '18th March 2027',
    'Mar 18th, 2027',
    'the 18th of March 2027',
    '18-MAR-2027',
    '18/Mar/2027',
    '18mar2027',
    '18. 3. 2027',
    '2027 Mar 18',
    '2027-03-18T00:00:00.000',
    '2027-03-18 12:00 AM',
    '2027-03-17T18:15:00Z',
    '2027-03-18T00:00:00.000000Z',
    '2027-03-17 23:00:00+0000',
    '१८/०३/२०२७',
    'सन् २०२७ मार्च १८',
    '18 March 2027 A.D.',
    '4th Chaitra, 2083 B.S.',
    '4 gate Chaitra 2083',
    '२०८३ साल चैत ४ गते बिहीबार',
    'मिति: २०८३।१२।०४',
    'विक्रम संवत् २०८३ चैत्र ४',
    '(२०८३/१२/०४)',
    'Thursday, March 18, 2027 at 12:00 AM',
    '18 March 2027 (Thursday)',
    'Thu 2083-12-04 BS',
    '18 March 2027 at 10 am',
    '18 Mar 2027 · 4 Chaitra 2083 BS',
    '18 Mar 2027, 4 Chaitra 2083 BS',
    '4 Chaitra 2083 BS (18 Mar 2027)',
    '2083-12-04 (2027-03-18)',
    '2083/12/04 / 18 March 2027',
    '२०८३ चैत ४ (18 Mar 2027)',
  ])('"%s" is 18 March 2027', (text) => {
    expect(readDate(text)).toEqual({ date: '2027-03-18' });
  });

  it.each([
    ['1 Baishakh 2083', '2026-04-14'],
    ['1 ashad 2083', '2026-06-15'],
    ['1 Saun 2083', '2026-07-17'],
    ['1 असोज २०८३', '2026-09-17'],
    ['10 Mangsir 2074', '2017-11-26'],
    ['1 Push 2017', '1960-12-15'],
    ['2000-01-01 BS', '1943-04-14'],
    ['2086-12-30 BS', '2030-04-13'],
  ])('"%s" is %s', (text, date) => {
    expect(readDate(text)).toEqual({ date });
  });

  it.each([
    ['Mangsir Mangshir mangseer Mansir Marga मंसिर मङ्सिर मङ्सीर मँसिर मंशिर मार्ग मार्गशीर्ष', '2026-11-27'],
    ['Poush Push Pus Paush Pausha पुस पुष पूस पौष', '2026-12-26'],
    ['Baisakh Baishakh Vaisakh Vaishakha बैशाख वैशाख बैसाख', '2026-04-24'],
    ['Jestha Jeshtha Jeth Jyestha जेठ जेष्ठ ज्येष्ठ', '2026-05-25'],
    ['Asar Asaar Ashar Ashadh Asadh असार आषाढ अषाढ', '2026-06-25'],
    ['Shrawan Shravan Srawan Sawan Saun साउन श्रावण सावन', '2026-07-27'],
    ['Bhadra Bhadau Bhado भदौ भाद्र भाद्रपद', '2026-08-27'],
    ['Asoj Ashoj Ashwin Aswin Ashvin असोज आश्विन अश्विन', '2026-09-27'],
    ['Kartik Kartick Katik Kattik कात्तिक कार्तिक कातिक', '2026-10-28'],
    ['Magh Maagh Magha माघ', '2027-01-25'],
    ['Falgun Phalgun Fagun Phagun फागुन फाल्गुन फाल्गुण', '2027-02-23'],
    ['Chaitra Chaitra Chait चैत चैत्र', '2027-03-25'],
  ])('knows %s', (names, date) => {
    for (const name of names.split(' ')) {
      const reading = readDate(`11 ${name} 2083`);
      expect([name, reading]).toEqual([name, { date }]);
    }
  });

  it('reads every day as the browser writes it in Nepali', () => {
    const full = new Intl.DateTimeFormat('ne-NP', { dateStyle: 'full', timeZone: 'UTC' });
    for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1))
      expect(readDate(full.format(Date.parse(date)))).toEqual({ date });
  });

  it('reads every spelling of a Gregorian month in Nepali', () => {
    const names = [
      ['जनवरी'],
      ['फेब्रुअरी', 'फेब्रुवरी', 'फरवरी', 'फ़रवरी'],
      ['मार्च'],
      ['अप्रिल', 'अप्रैल'],
      ['मे', 'मई'],
      ['जुन', 'जून'],
      ['जुलाई', 'जुलाइ'],
      ['अगस्ट', 'अगस्त'],
      ['सेप्टेम्बर', 'सेप्टेम्वर', 'सितंबर'],
      ['अक्टोबर', 'अक्टूबर'],
      ['नोभेम्बर', 'नोवेम्बर', 'नोभेम्वर', 'नवंबर'],
      ['डिसेम्बर', 'दिसम्बर'],
    ];
    names.forEach((spellings, index) => {
      const date = `2027-${String(index + 1).padStart(2, '0')}-11`;
      for (const name of spellings) expect([name, readDate(`११ ${name} २०२७`)]).toEqual([name, { date }]);
    });
  });

  it.each([
    ['2083-12-31 BS', 'Chaitra 2083 has 30 days.'],
    ['2083-13-01 BS', 'There is no month 13.'],
    ['2087-01-01 BS', 'Bikram Sambat is available from 2000 to 2086.'],
    ['1999-12-30 BS', 'Bikram Sambat is available from 2000 to 2086.'],
    ['२०९०-०१-०१', 'Bikram Sambat is available from 2000 to 2086.'],
    ['0 Chaitra 2083', 'Chaitra 2083 has 30 days.'],
    ['३० मंसिर २०८३', 'Mangsir 2083 has 29 days.'],
    ['31/11/2026', 'November 2026 has 30 days.'],
    ['31 Apr 2027', 'April 2027 has 30 days.'],
    ['2027-02-29', 'February 2027 has 28 days.'],
    ['2028-02-30', 'February 2028 has 29 days.'],
    ['२०२७-०२-३१', 'February 2027 has 28 days.'],
    ['13/13/2027', 'There is no month 13.'],
    ['4 March 2083 BS', 'March is a Gregorian month. Leave out BS.'],
    ['4 Chaitra 2083 AD', 'Chaitra is a month of Bikram Sambat. Leave out AD.'],
    ['4 Chaitra', 'The year is missing. Write it with four digits.'],
    ['12-25 Mar', 'The year is missing. Write it with four digits.'],
    ['Mar 2027', 'The day is missing.'],
    ['46464', expect.stringContaining('day number') as string],
    ['25 Mar 2027 - 12 Mar 2027', 'The last day of this range is before its first.'],
    ['12 - 31 Apr 2027', 'April 2027 has 30 days.'],
    [
      '2083-12-05 BS (18 Mar 2027)',
      'These are two days: 5 Chaitra 2083 BS (19 Mar 2027) and 18 Mar 2027 AD (4 Chaitra 2083 BS). Write one.',
    ],
  ])('says what is wrong with "%s"', (text, problem) => {
    expect(readDate(text)).toEqual({ problem });
  });

  it.each([
    ['२०२७-०३-१८', '2027-03-18'],
    ['२०२७/३/१८', '2027-03-18'],
    ['२०४३-१२-३१', '2043-12-31'],
    ['२०५७-०१-०१', '2000-04-13'],
    ['२०२७-०३-१८ वि.सं.', '1970-07-02'],
    ['२०८३-१२-०४ AD', '2083-12-04'],
    ['2084-02-32', '2027-06-15'],
    ['1999-12-30', '1999-12-30'],
    ['2101-12-30', '2101-12-30'],
  ])('takes %s for what people mean today', (text, date) => {
    expect(readDate(text)).toEqual({ date });
  });

  const asked = (text: string, options?: Parameters<typeof readDate>[1]) => {
    const reading = readDate(text, options);
    return 'problem' in reading ? [reading.problem, reading.choices?.map(({ words }) => words)] : reading;
  };
  const [poush, september] = ['11 Poush 2083 BS (26 Dec 2026)', '11 Sep 2083 AD'];

  it.each([
    [
      '2083-09-11',
      [poush, september],
      /^“2083-09-11” may be 11 Poush 2083 BS .* or 11 Sep 2083 AD\. Write AD or BS after it\.$/,
    ],
    [
      '11-08-2083',
      [
        '11 Mangsir 2083 BS (27 Nov 2026)',
        '8 Falgun 2083 BS (20 Feb 2027)',
        '11 Aug 2083 AD',
        '8 Nov 2083 AD',
      ],
      /Write the month as a word\.$/,
    ],
    ['31/12/2083', ['31 Dec 2083 AD'], /^Chaitra 2083 has 30 days\. “31\/12\/2083” may be 31 Dec 2083 AD\./],
    ['2090-01-01', ['1 Jan 2090 AD'], /^Bikram Sambat is available from 2000 to 2086\. /],
    ['2050-03-18', ['18 Mar 2050 AD', '18 Asar 2050 BS (2 Jul 1993)'], /Write AD or BS after it\.$/],
    ['२०५०-०३-१८', ['18 Mar 2050 AD', '18 Asar 2050 BS (2 Jul 1993)'], /^“२०५०-०३-१८” may be/],
    ['2050-02-31', ['31 Jestha 2050 BS (13 Jun 1993)'], /^February 2050 has 28 days\./],
    [
      '3/12/2027',
      ['3 Dec 2027 AD (17 Mangsir 2084 BS)', '12 Mar 2027 AD (28 Falgun 2083 BS)'],
      /Write the month as a word\.$/,
    ],
    [
      '04/12/2083 BS',
      ['4 Chaitra 2083 BS (18 Mar 2027)', '12 Shrawan 2083 BS (28 Jul 2026)'],
      /Write the month as a word\.$/,
    ],
    [
      '18-Mar-27',
      ['18 Mar 2027 AD (4 Chaitra 2083 BS)', '27 Mar 2018 AD (13 Chaitra 2074 BS)'],
      /^Write the year with four digits\.$/,
    ],
    [
      '3/12/27',
      ['3 Dec 2027 AD (17 Mangsir 2084 BS)', '12 Mar 2027 AD (28 Falgun 2083 BS)'],
      /^Write the year with four digits\.$/,
    ],
    ['२६/११/२७', ['26 Nov 2027 AD (10 Mangsir 2084 BS)'], /^Write the year with four digits\.$/],
    ['18/03/27', ['18 Mar 2027 AD (4 Chaitra 2083 BS)'], /^Write the year with four digits\.$/],
    ['83-12-04', ['4 Chaitra 2083 BS (18 Mar 2027)'], /^Write the year with four digits\.$/],
    ['०८३/१२/०४', ['4 Chaitra 2083 BS (18 Mar 2027)'], /^Write the year with four digits\.$/],
    ['Monday, 12 Mar 2027', ['12 Mar 2027 AD (28 Falgun 2083 BS)'], /is a Friday, not a Monday\.$/],
    ['2083-09-11 to 2083-09-20', [poush, september], /may be/],
  ])('asks what is meant by %s', (text, words, problem) => {
    expect(asked(text)).toEqual([expect.stringMatching(problem), words]);
  });

  it('never takes a year of 2044 to 2100 for a Gregorian one in silence', () => {
    for (let year = 2044; year <= 2100; year += 1)
      for (const text of [`${year}-05-12`, `12.05.${year}`, `05/12/${year}`, `${year}-12-31`])
        expect([text, readDate(text)]).not.toEqual([
          text,
          { date: expect.stringMatching(`^${year}`) as string },
        ]);
  });

  it('reads its own words as the day that they mean', () => {
    for (const text of ['2083-09-11', '11-08-2083', '3/12/2027']) {
      const reading = readDate(text);
      for (const { date } of 'problem' in reading ? (reading.choices ?? []) : [])
        expect(readDate(formatPlainDate(date), { unmarked: 'BS' })).toEqual({ date });
    }
  });

  it('asks for both calendars where a Gregorian day would be too late', () => {
    expect(asked('2040-01-13', { latest: '2026-11-27' })).toEqual([
      expect.stringContaining('may be'),
      ['13 Jan 2040 AD', '13 Baisakh 2040 BS (26 Apr 1983)'],
    ]);
    expect(readDate('2020-01-13', { latest: '2026-11-27' })).toEqual({ date: '2020-01-13' });
  });

  it('lets the weekday decide between days', () => {
    expect(readDate('Thursday 4/3/2027')).toEqual({ date: '2027-03-04' });
    expect(readDate('शुक्रबार, 11-08-2083')).toEqual({ date: '2026-11-27' });
  });

  it.each([
    ['12 Mar – 25 Mar 2027', '2027-03-12', '2027-03-25'],
    ['12-25 Mar 2027', '2027-03-12', '2027-03-25'],
    ['12th to 25th March 2027', '2027-03-12', '2027-03-25'],
    ['Mar 12 – 25, 2027', '2027-03-12', '2027-03-25'],
    ['12 Mar 2027 to 25 Mar 2027', '2027-03-12', '2027-03-25'],
    ['from 12 Mar 2027 until 2 Apr', '2027-03-12', '2027-04-02'],
    ['Fri 12 Mar - Thu 25 Mar 2027', '2027-03-12', '2027-03-25'],
    ['28 Dec – 10 Jan 2027', '2026-12-28', '2027-01-10'],
    ['28 Dec 2026 – 10 Jan', '2026-12-28', '2027-01-10'],
    ['2027-03-12 to 2027-03-25', '2027-03-12', '2027-03-25'],
    ['2027-03-12 - 2027-03-25', '2027-03-12', '2027-03-25'],
    ['2027/03/12-2027/03/25', '2027-03-12', '2027-03-25'],
    ['12/03/2027 – 25/03/2027', '2027-03-12', '2027-03-25'],
    ['4 – 17 Chaitra 2083', '2027-03-18', '2027-03-31'],
    ['2083-12-04 to 2083-12-17 BS', '2027-03-18', '2027-03-31'],
    ['२०८३ चैत ४ गतेदेखि १७ गतेसम्म', '2027-03-18', '2027-03-31'],
    ['चैत ४ देखि बैशाख २, २०८४', '2027-03-18', '2027-04-15'],
    ['12/3 - 25/3/2027', '2027-03-12', '2027-03-25'],
    ['12.03. - 25.03.2027', '2027-03-12', '2027-03-25'],
    ['12-25/03/2027', '2027-03-12', '2027-03-25'],
    ['2027/03/12 - 25', '2027-03-12', '2027-03-25'],
    ['२०८३/१२/०४ देखि १७ सम्म', '2027-03-18', '2027-03-31'],
  ])('reads %s from its first day on', (text, date, until) => {
    expect(readDate(text)).toEqual({ date, until });
  });

  it.each([
    '',
    'BS',
    'tomorrow',
    '२०८३',
    '12 Foo 2027',
    '12 Marble 2027',
    '12 Mag 2027',
    '12 12 Chaitra 2083',
    '20270318',
    'BS2083-12-04BS1',
    '12 - 25 2027',
    '12 Mar 2027 & 13 Mar 2027',
    '12 Mar 2027 - 14 days',
    '2083-12/04',
  ])('refuses "%s"', (text) => {
    expect(readDate(text)).toEqual({ problem: 'Write a date as 2027-03-12, 12 Mar 2027 or 2083-11-28 BS.' });
  });

  it.each([
    ['18/03/2027', '2027-03-18'],
    ['03/18/2027', '2027-03-18'],
    ['18.3.2027', '2027-03-18'],
    ['3-3-2027', '2027-03-03'],
    ['15/2/2083 BS', '2026-05-29'],
    ['Thursday, 18 March 2027', '2027-03-18'],
    ['मार्च १८, २०२७', '2027-03-18'],
    ['२०२७ मार्च १८', '2027-03-18'],
    ['बिहीबार, १८ मार्च २०२७', '2027-03-18'],
  ])('reads %s where there is one day that it can be', (text, date) => {
    expect(readDate(text)).toEqual({ date });
  });

  it('takes an order of day and month, and a calendar, from its caller', () => {
    expect(readDate('18/03/2027', { first: 'day' })).toEqual({ date: '2027-03-18' });
    expect(readDate('03/18/2027', { first: 'month' })).toEqual({ date: '2027-03-18' });
    expect(readDate('2083-12-04', { unmarked: 'BS' })).toEqual({ date: '2027-03-18' });
    expect(readDate('04/12/2083', { unmarked: 'BS', first: 'day' })).toEqual({ date: '2027-03-18' });
    expect(readDate('2027-03-18 AD', { unmarked: 'BS' })).toEqual({ date: '2027-03-18' });
    expect(readDate('18 Mar 2027', { unmarked: 'BS' })).toEqual({ date: '2027-03-18' });
  });

  it('takes no long text for one, as the time to read it grows with the square of its length', () => {
    expect(readDate(`18 Mar 2027${' '.repeat(300)}to 20 Mar 2027`)).toEqual({
      problem: expect.stringMatching(/^Write a date/) as string,
    });
  });

  it.each(['27/11/2026', '2026-11-27', '२०२६-११-२७'])(
    'asks about %s where Bikram Sambat is chosen',
    (text) => {
      expect(asked(text, { unmarked: 'BS', first: 'day' })).toEqual([
        expect.stringContaining('may be'),
        ['27 Nov 2026 AD (11 Mangsir 2083 BS)', '27 Falgun 2026 BS (10 Mar 1970)'],
      ]);
    },
  );
});
