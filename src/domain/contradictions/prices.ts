import type { Known } from '@/domain/listings/rules/rule';
import { unusualPrice } from '@/domain/listings/rules/usual-price';
import type { Departure, Package } from '@/generated/model';
import { devanagariDigits, formatNpr } from '@/lib/formats/formats';
import { latinDigits } from '@/lib/text/digits';
import { type Contradiction, contradiction, quoteAt, type Side } from './contradiction';
import { fieldSide, textsOf, titlesOf } from './package-texts';

const AMOUNT = String.raw`(\d[\d,]*\d)(?:\.\d+)?`;
const RUPEES = String.raw`(?:npr|nrs|rs|रु)`;
/** An amount in rupees, which the field has as well; other currencies are not compared. */
const PRICE = new RegExp(
  String.raw`(?<![\p{L}\d])${RUPEES}\.?\s*${AMOUNT}|(?<![\p{L}\d.,])${AMOUNT}\s*(?:${RUPEES}|rupees|रुपैयाँ)(?![\p{L}])`,
  'giu',
);
/** Words around an amount that is the price of the trip, and those around what else costs money. */
const OF_TRIP = /per\s+person|\/\s*person|\bpp\b|price|cost|starting|from\s*$|मूल्य|प्रति\s*व्यक्ति/iu;
const OF_ELSE =
  /single|supplement|porter|permit|entr(?:y|ance)|fee|ticket|deposit|advance|extra|tip|insurance|a\s+day|per\s+day|discount|saves?|off\b|room|visa|horse|jeep/iu;
const NEAR = 32;
/** Prices are rounded in texts. */
const SAME = 0.01;

const pricesIn = (text: string) =>
  [...latinDigits(text).matchAll(PRICE)].flatMap(({ 0: said, 1: before, 2: after, index }) => {
    const around = text.slice(Math.max(0, index - NEAR), index + said.length + NEAR);
    const amount = Number((before ?? after ?? '').replaceAll(',', ''));
    const isPrice = OF_TRIP.test(around) && !OF_ELSE.test(around);
    return isPrice ? [{ amount, quote: quoteAt(text, index, said.length) }] : [];
  });

/** The first price of the trip in rupees in a text that is neither the price of the field nor that with its discount. */
export const saidPrices = (record: Package): Contradiction[] => {
  const { price_per_person: price, discount_percentage: percent } = record;
  if (!price) return [];
  const own = [price, price * (1 - (percent ?? 0) / 100)];
  const all = [...titlesOf(record), ...textsOf(record)].flatMap(({ text, ...place }) => {
    const said = pricesIn(text);
    const fits = said.some(({ amount }) => own.some((one) => Math.abs(one - amount) <= one * SAME));
    const [first] = said;
    if (!first || fits) return [];
    const side: Side = { ...place, quote: first.quote };
    const field = fieldSide(record, 'price_per_person', latinDigits(formatNpr(price)));
    return [contradiction({ about: $localize`Price`, certainty: 'likely', sides: [side, field] })];
  });
  return all.slice(0, 1);
};

/** “20% off”, “a discount of 20%”, “२०% छुट”. */
const OFF =
  /(?<![\d.,])(\d{1,3})\s*%\s*(?:off|discount|छुट)|\b(?:discount\s+of|save)\s+(?:up\s+to\s+)?(\d{1,3})\s*%/giu;

/** A discount of the whole price or more, and one in a text that no field has. */
export const discounts = (record: Package, departures: readonly Departure[] | undefined): Contradiction[] => {
  const { discount_percentage: percent, price_per_person: price } = record;
  const about = $localize`Discount`;
  const field = fieldSide(record, 'discount_percentage', `${percent ?? 0}%`);
  const whole: Contradiction[] =
    (percent ?? 0) >= 100
      ? [
          contradiction({
            about,
            certainty: 'sure',
            sides: [field, fieldSide(record, 'price_per_person', latinDigits(formatNpr(price)))],
            sentence: {
              en: `A discount of ${percent}% leaves nothing to pay. Which percentage is meant?`,
              ne: `${devanagariDigits(percent ?? 0)}% छुट दिँदा तिर्नुपर्ने केही बाँकी रहँदैन। कति प्रतिशत हो?`,
            },
          }),
        ]
      : [];
  if (!percent) return whole;
  const offered = [percent, ...(departures ?? []).map(({ discount_percent }) => discount_percent ?? 0)];
  const said = [...titlesOf(record), ...textsOf(record)].flatMap(({ text, ...place }) => {
    const all = [...latinDigits(text).matchAll(OFF)];
    const [first] = all;
    if (!first || all.some(([, off, save]) => offered.includes(Number(off ?? save)))) return [];
    const side = { ...place, quote: quoteAt(text, first.index, first[0].length) };
    return [contradiction({ about, certainty: 'likely', sides: [side, field] })];
  });
  return [...whole, ...said.slice(0, 1)];
};

/** What a day costs here and in packages alike, if that is unusual. */
export const dayPrice = (record: Package, known: Pick<Known, 'dayPrice' | 'dayPrices'>): Contradiction[] => {
  const unusual = unusualPrice(known);
  if (!unusual) return [];
  // The letter in English has the same amounts.
  const [own, usual] = [latinDigits(unusual.own), latinDigits(unusual.usual)];
  return [
    contradiction({
      about: $localize`Price a day`,
      certainty: 'question',
      sides: [
        fieldSide(
          record,
          'price_per_person',
          $localize`${latinDigits(formatNpr(record.price_per_person))}:npr:, ${own}:own: a day`,
        ),
        {
          where: { en: 'Packages alike', ne: 'यस्तै प्याकेजहरू' },
          quote: $localize`${usual}:usual: a day`,
        },
      ],
      sentence: {
        en: `A day costs ${own}, but ${usual} in packages alike. Is a digit missing or too many?`,
        ne: `एक दिनको ${own} पर्छ, तर यस्तै प्याकेजहरूमा ${usual} पर्छ। कुनै अङ्क छुटेको वा बढी भएको हो?`,
      },
    }),
  ];
};
