import { lazy } from '@/lib/loading/lazy';

/** ISO 4217, or as tariffs in Nepal write them; `IC` and `भारु` are Indian rupees. */
const WORDS =
  'usd|eur|gbp|inr|aud|cad|chf|cny|rmb|jpy|sgd|hkd|nzd|aed|qar|sar|kwd|omr|bhd|thb|myr|idr|php|krw|btn|bdt|lkr|pkr|dkk|nok|sek|ils|rub|' +
  'ic|indian rupees?|(?:us |au |australian |canadian )?dollars?|euros?|pounds?(?: sterling)?|yen|yuan|francs?|dirhams?|ringgit|baht|' +
  'भारु|भा\\.?रु|डलर|युरो|पाउन्ड|पाउण्ड|येन|युआन';

const FOREIGN = lazy(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{M}])(?:(?:us|a|au|c|ca|s|hk|nz)?\\$|(?:${WORDS})(?![\\p{L}\\p{M}]))|(?![$₨])\\p{Sc}`,
      'iu',
    ),
);

/** A currency that a text names, in words or by its sign, other than rupees of Nepal; as it is written there. */
export const foreignCurrency = (text: string): string | undefined => FOREIGN().exec(text)?.[0];
