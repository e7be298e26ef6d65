/** Given names, family names and what people do with them, in Latin script and in Devanagari. */
type Name = readonly [latin: string, devanagari: string];

const GIVEN: readonly Name[] = [
  ['Anjali', 'अञ्जली'],
  ['Bikash', 'विकास'],
  ['Chandra', 'चन्द्र'],
  ['Deepa', 'दीपा'],
  ['Ganesh', 'गणेश'],
  ['Hira', 'हीरा'],
  ['Ishwor', 'ईश्वर'],
  ['Junu', 'जुनु'],
  ['Kalpana', 'कल्पना'],
  ['Laxman', 'लक्ष्मण'],
  ['Manisha', 'मनिषा'],
  ['Nabin', 'नवीन'],
  ['Ojaswi', 'ओजस्वी'],
  ['Prakash', 'प्रकाश'],
  ['Rabina', 'रविना'],
  ['Sagar', 'सागर'],
  ['Sunita', 'सुनिता'],
  ['Tsering', 'छिरिङ'],
  ['Umesh', 'उमेश'],
  ['Yangchen', 'याङ्चेन'],
  ['Binod', 'विनोद'],
  ['Sarita', 'सरिता'],
  ['Kiran', 'किरण'],
];

const MIDDLE: readonly Name[] = [
  ['Kumar', 'कुमार'],
  ['Kumari', 'कुमारी'],
  ['Bahadur', 'बहादुर'],
  ['Maya', 'माया'],
  ['Prasad', 'प्रसाद'],
  ['Dorje', 'दोर्जे'],
];

const FAMILY: readonly Name[] = [
  ['Adhikari', 'अधिकारी'],
  ['Bhattarai', 'भट्टराई'],
  ['Chaudhary', 'चौधरी'],
  ['Dahal', 'दाहाल'],
  ['Ghale', 'घले'],
  ['Gurung', 'गुरुङ'],
  ['Joshi', 'जोशी'],
  ['Karki', 'कार्की'],
  ['Lama', 'लामा'],
  ['Limbu', 'लिम्बू'],
  ['Magar', 'मगर'],
  ['Maharjan', 'महर्जन'],
  ['Pandey', 'पाण्डे'],
  ['Rai', 'राई'],
  ['Shakya', 'शाक्य'],
  ['Sherpa', 'शेर्पा'],
  ['Shrestha', 'श्रेष्ठ'],
  ['Tamang', 'तामाङ'],
  ['Thakuri', 'ठकुरी'],
  ['Thapa', 'थापा'],
  ['Yadav', 'यादव'],
];

/** The item at this place of a list that begins anew at its end. */
export const cycled = <T>(items: readonly [T, ...T[]] | readonly T[], place: number): T =>
  items[Math.abs(Math.trunc(place)) % items.length] as T;

/** A whole number from 0 below `below`, always the same for the same id and purpose. */
export const spread = (id: number, purpose: number, below: number): number =>
  (Math.imul(id ^ (purpose * 0x9e3779b1), 0x85ebca6b) >>> 8) % below;

/** The name of the person with this id; every ninth writes it in Devanagari, two of three have no middle name. */
export const personNamed = (id: number) => {
  const script = id % 9 === 0 ? 1 : 0;
  const given = cycled(GIVEN, spread(id, 1, 9973));
  const middle = cycled(MIDDLE, spread(id, 2, 9973));
  const family = cycled(FAMILY, spread(id, 3, 9973));
  return {
    first_name: given[script],
    middle_name: id % 3 === 0 ? middle[script] : null,
    last_name: family[script],
    /** The beginning of addresses: `anjali.thapa.812`. */
    handle: `${given[0]}.${family[0]}.${String(id)}`.toLowerCase(),
  };
};
