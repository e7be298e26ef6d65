import { greetingOf, type LetterLanguage, letterText } from '@/domain/letters/letter';

interface SignInLetter {
  person: string | undefined;
  email: string;
  /** The name of the role, if known. */
  role: string | undefined;
  /** The absolute URLs of the screens that a new user needs. */
  urls: Readonly<Record<'signIn' | 'password' | 'appearance' | 'help', string>>;
}

/** Its subject in a mail program. */
export const signInSubject = (language: LetterLanguage): string =>
  ({
    en: 'Your account',
    ne: 'तपाईंको खाता',
    both: 'Your account · तपाईंको खाता',
  })[language];

/** The letter that tells new users how to sign in and what to do first. The password is never part of it. */
export const signInLetter = (
  { person, email, role, urls }: SignInLetter,
  language: LetterLanguage,
): string => {
  const greeting = greetingOf(person);
  const en = [
    greeting.en,
    'You have an account in our administration now.',
    [`Sign in at: ${urls.signIn}`, `Email: ${email}`, ...(role ? [`Role: ${role}`] : [])].join('\n'),
    'You receive the password separately, not in this letter.',
    [
      'What to do first:',
      `1. Choose a password of your own: ${urls.password}`,
      `2. Choose language and calendar: ${urls.appearance}`,
      `3. See in the help how the work of the day is done: ${urls.help}`,
    ].join('\n'),
    'The menu shows what your role may do. If something is missing, please tell us.',
    'Kind regards',
  ];
  const ne = [
    greeting.ne,
    'हाम्रो प्रशासन प्रणालीमा अब तपाईंको खाता छ।',
    [`साइन इन गर्ने ठेगाना: ${urls.signIn}`, `इमेल: ${email}`, ...(role ? [`भूमिका: ${role}`] : [])].join('\n'),
    'पासवर्ड यस पत्रमा छैन, तपाईंलाई छुट्टै दिइन्छ।',
    [
      'सुरुमा के गर्ने:',
      `१. आफ्नै पासवर्ड राख्नुहोस्: ${urls.password}`,
      `२. भाषा र पात्रो छान्नुहोस्: ${urls.appearance}`,
      `३. दैनिक काम कसरी गर्ने, मद्दतमा हेर्नुहोस्: ${urls.help}`,
    ].join('\n'),
    'तपाईंको भूमिकाले गर्न मिल्ने काम मेनुमा देखिन्छ। केही छुटेको भए हामीलाई भन्नुहोला।',
    'सादर',
  ];
  return letterText({ en, ne }, language);
};
