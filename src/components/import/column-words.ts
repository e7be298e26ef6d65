import { lettersOf } from '@/components/edit-many/cell-text';
import { lazy } from '@/lib/loading/lazy';

/** What spreadsheets call fields, by the names of the fields; a word of several means the first that is free. */
const WORDS: readonly (readonly [fields: string, words: string])[] = [
  [
    'name title question',
    'name, title, heading, headline, subject, trek, trek name, trek title, tour, tour name, tour title, trip, trip name, trip title, package name, package title, product, product name, program, programme, property, property name, listing, listing name, hotel name, homestay name, नाम, शीर्षक',
  ],
  ['question', 'q, query, प्रश्न'],
  ['answer', 'a, reply, उत्तर'],
  [
    'duration',
    'hours, hrs, days, no of days, number of days, total days, trip days, tour days, trek days, nights, no of nights, number of nights, total nights, days nights, tour duration, length, time, walking time, walking hours, trek duration, trip length, trip duration, अवधि',
  ],
  [
    'price_per_person default_price price',
    'price, rate, rates, cost, fare, tariff, amount, npr, price npr, price rs, rs, min price, starting price, base price, room rate, price per night, rate per night, per night, per person, price pp, pp, cost pp, rate pp, cost per person, rate per person, cost per pax, price per pax, rate per pax, per pax, cost per head, price per head, rate per head, per head, fare per person, fee, charge, charges, tour cost, tour price, trek cost, trek price, trip cost, trip price, package cost, package price, room price, room cost, cost per night, selling price, price from, from price, शुल्क, भाडा, मूल्य, दर, रकम',
  ],
  [
    'extra_charge',
    'extra bed, extra person charge, extra bed charge, extra bed price, extra person, extra guest, additional charge',
  ],
  [
    'phone_1 phone_2',
    'phone, phones, phone no, phone number, mobile, mobile no, mobile number, cell, contact, contact no, contact number, tel, telephone, whatsapp, viber, फोन, मोबाइल, सम्पर्क',
  ],
  ['email', 'mail, e mail, email address, email id, इमेल'],
  ['website', 'web, url, link, site, homepage, web site, वेबसाइट'],
  ['address_1 address_2', 'address, location, street, tole, ward, full address, ठेगाना'],
  ['latitude', 'lat, lat n, gps lat, अक्षांश'],
  ['longitude', 'lng, lon, long, long e, gps long, gps lng, देशान्तर'],
  ['google_map', 'map, google maps, google map link, map link, maps'],
  [
    'region_id package_region_id homestay_region_id hotel_region_id',
    'region, area, place, destination, city, town, trekking region, trek region, tour region, district, zone, province, क्षेत्र, जिल्ला',
  ],
  ['activity_id', 'activity, kind of trip, trip type, क्रियाकलाप'],
  ['vendor_id', 'vendor, supplier, operator, company, agency, agent, provider'],
  ['user_id', 'owner, host, owner name, host name, proprietor, मालिक'],
  ['blog_category_id', 'category, topic, section'],
  ['parent_id', 'parent, parent page, under'],
  ['role_id', 'role'],
  [
    'description details overview homestay_details content',
    'description, details, detail, about, summary, text, body, notes, remarks, information, info, विवरण',
  ],
  ['includes what_is_included', 'included, inclusions, cost includes, price includes, whats included'],
  ['excludes', 'excluded, exclusions, not included, cost excludes, price excludes'],
  ['cancellation cancellation_details', 'cancellation policy, refund, refund policy, refunds'],
  [
    'max_altitude',
    'altitude, elevation, height, max elevation, maximum altitude, maximum elevation, highest altitude, highest elevation, highest point, max height, max alt, उचाइ',
  ],
  ['location_start_from', 'start, from, starts at, start point, starting point'],
  ['location_end_to', 'end, to, ends at, end point, finish'],
  ['age', 'min age, age limit, ages'],
  ['accommodation', 'lodging, stay, overnight, overnight at, hotel, lodge, बास'],
  ['star_rating', 'stars, star, rating'],
  ['total_capacity max_adult', 'capacity, guests, max guests, max persons, pax, max pax, sleeps'],
  ['max_adult', 'adults, adult, no of adults, max adults'],
  ['max_child', 'children, child, kids, no of children, max children'],
  ['type', 'kind'],
  ['beds', 'bed, no of beds, number of beds'],
  ['room_area', 'size, room size, area sq ft, area sqft, sq ft, sqft'],
  ['min_payment_percent min_payment', 'deposit, advance, min payment, minimum payment, booking amount'],
  ['discount_percentage discount', 'discount, offer, off, छुट'],
  ['discount_total_no discount_persons', 'group size, min group, min pax, discount from'],
  ['status', 'enabled, published, live, visible, स्थिति, सक्रिय'],
  ['display_home', 'display, on home, show on home, home page'],
  ['is_sponsored', 'sponsored, featured, promoted, ad'],
  ['position order', 'sort order, rank'],
  ['meta_page_title', 'meta title, seo title, page title'],
  ['meta_description', 'seo description'],
  ['meta_keywords', 'keywords, seo keywords, tags'],
  ['slug', 'url slug, permalink, handle'],
];

/** The names of the fields that a word means, the likeliest first, by the letters of the word. */
export const columnWords = lazy(() => {
  const found = new Map<string, string[]>();
  for (const [fields, words] of WORDS)
    for (const letters of words.split(', ').map(lettersOf))
      found.set(letters, [...(found.get(letters) ?? []), ...fields.split(' ')]);
  return found;
});
