import { latinDigits } from './digits';

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'ng',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
  ॐ: 'om',
};

const VOWEL_SIGNS: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
};

const VIRAMA = '्';
const NUKTA = '़';
const NASALS = 'ंँ';
const VISARGA = 'ः';

/** Transliterates one Devanagari word. A consonant has an inherent "a" unless a sign replaces or removes it. */
const transliterateWord = (word: string): string => {
  const letters = Array.from(word).filter((letter) => letter !== NUKTA);
  let latin = '';
  letters.forEach((letter, index) => {
    const next = letters[index + 1];
    // स्वयम्भू is Swayambhu, but शिव is Shiva.
    const consonant = letter === 'व' && letters[index - 1] === VIRAMA ? 'w' : CONSONANTS[letter];
    if (consonant === undefined) {
      if (NASALS.includes(letter)) latin += next !== undefined && 'पफबभम'.includes(next) ? 'm' : 'n';
      else if (letter === VISARGA) latin += 'h';
      else if (letter !== VIRAMA) latin += VOWELS[letter] ?? VOWEL_SIGNS[letter] ?? '';
      return;
    }
    const keepsVowel = next === undefined || CONSONANTS[next] !== undefined || VOWELS[next] !== undefined;
    const nasal = next !== undefined && (NASALS.includes(next) || next === VISARGA);
    // A final inherent vowel is silent (नेपाल, nepal), except after a conjunct (अन्नपूर्ण).
    const silent = next === undefined && index > 0 && letters[index - 1] !== VIRAMA;
    latin += consonant + ((keepsVowel || nasal) && !silent ? 'a' : '');
  });
  return latin;
};

/** Devanagari to plain Latin letters, close to the usual English spelling of Nepali names; other scripts stay. */
export const transliterateDevanagari = (text: string): string =>
  latinDigits(text.normalize('NFD')).replace(/[\u0900-\u0963\u0971-\u097f\u200c\u200d]+/g, transliterateWord);
