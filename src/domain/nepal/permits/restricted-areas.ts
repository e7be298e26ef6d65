import type { Claims, GivenPermit } from './given-permit';

const restricted = ['restricted', 'special permit', 'निषेधित', 'नियन्त्रित'];

const company: Claims = [
  [{ en: 'A guide, and two travellers or more', ne: 'गाइड, र दुई वा बढी यात्रु' }, ['magical', 'wanderlust']],
  [
    { en: 'A guide; one traveller is enough since 2026', ne: 'गाइड; 2026 देखि एक जना यात्रु भए पुग्छ' },
    ['tibetNow'],
  ],
  [{ en: 'Groups only', ne: 'समूह मात्र' }, ['taan']],
];

/** The permits of areas that are closed without one. */
export const restrictedAreas = {
  upperMustang: {
    name: { en: 'Restricted area: Upper Mustang', ne: 'प्रतिबन्धित क्षेत्र: माथिल्लो मुस्ताङ' },
    fee: [
      [
        { en: 'USD 500 for ten days, then USD 50 a day', ne: 'दस दिनका लागि USD 500, त्यसपछि दिनको USD 50' },
        ['immigration', 'taan', 'nepalHiking', 'oriental'],
      ],
      [{ en: 'USD 50 a day', ne: 'दिनको USD 50' }, ['tibetNow']],
    ],
    company,
    words: restricted,
  },
  upperDolpo: {
    name: { en: 'Restricted area: Upper Dolpo', ne: 'प्रतिबन्धित क्षेत्र: माथिल्लो डोल्पो' },
    fee: [
      [
        { en: 'USD 500 for ten days, then USD 50 a day', ne: 'दस दिनका लागि USD 500, त्यसपछि दिनको USD 50' },
        ['immigration', 'taan', 'nepalHiking', 'oriental'],
      ],
    ],
    company,
    words: restricted,
  },
  lowerDolpo: {
    name: { en: 'Restricted area: Lower Dolpo', ne: 'प्रतिबन्धित क्षेत्र: तल्लो डोल्पो' },
    fee: [
      [
        { en: 'USD 20 a week, then USD 5 a day', ne: 'हप्ताको USD 20, त्यसपछि दिनको USD 5' },
        ['oriental', 'nepalHiking'],
      ],
    ],
    company,
    words: restricted,
  },
  manasluArea: {
    name: { en: 'Restricted area: Manaslu', ne: 'प्रतिबन्धित क्षेत्र: मनास्लु' },
    fee: [
      [
        {
          en: 'USD 100 a week and then 15 a day in September to November, USD 75 and 10 otherwise',
          ne: 'सेप्टेम्बरदेखि नोभेम्बर हप्ताको USD 100 र त्यसपछि दिनको 15, अरू बेला USD 75 र 10',
        },
        ['immigration', 'taan', 'oriental'],
      ],
      [
        {
          en: 'USD 70 a week and then 10 a day in September to November, USD 50 and 7 otherwise',
          ne: 'सेप्टेम्बरदेखि नोभेम्बर हप्ताको USD 70 र त्यसपछि दिनको 10, अरू बेला USD 50 र 7',
        },
        ['pokhara'],
      ],
    ],
    company,
    words: restricted,
  },
  tsum: {
    name: { en: 'Restricted area: Tsum Valley', ne: 'प्रतिबन्धित क्षेत्र: चुम उपत्यका' },
    fee: [
      [
        {
          en: 'USD 40 a week and then 7 a day in September to November, USD 30 and 7 otherwise',
          ne: 'सेप्टेम्बरदेखि नोभेम्बर हप्ताको USD 40 र त्यसपछि दिनको 7, अरू बेला USD 30 र 7',
        },
        ['nepalHiking', 'himalayanJoy'],
      ],
      [
        {
          en: 'USD 35 for eight days in September to November, USD 25 otherwise',
          ne: 'सेप्टेम्बरदेखि नोभेम्बर आठ दिनका लागि USD 35, अरू बेला USD 25',
        },
        ['pokhara'],
      ],
    ],
    company,
    words: restricted,
  },
  kanchenjunga: {
    name: { en: 'Restricted area: Kanchenjunga', ne: 'प्रतिबन्धित क्षेत्र: कञ्चनजङ्घा' },
    fee: [
      [
        { en: 'USD 20 a week for four weeks, then USD 25', ne: 'चार हप्तासम्म हप्ताको USD 20, त्यसपछि USD 25' },
        ['immigration', 'oriental'],
      ],
      [{ en: 'USD 20 a week, then USD 5 a day', ne: 'हप्ताको USD 20, त्यसपछि दिनको USD 5' }, ['nepalHiking']],
      [
        { en: 'USD 10 a week for four weeks, then USD 20', ne: 'चार हप्तासम्म हप्ताको USD 10, त्यसपछि USD 20' },
        ['pokhara'],
      ],
    ],
    company,
    words: restricted,
  },
  humla: {
    name: { en: 'Restricted area: Humla', ne: 'प्रतिबन्धित क्षेत्र: हुम्ला' },
    fee: [
      [
        { en: 'USD 50 a week, then USD 10 a day', ne: 'हप्ताको USD 50, त्यसपछि दिनको USD 10' },
        ['immigration', 'taan', 'oriental', 'nepalHiking'],
      ],
    ],
    company,
    words: restricted,
  },
} as const satisfies Record<string, GivenPermit>;
