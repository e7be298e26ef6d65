import { expect, it } from 'vitest';
import { signInLetter } from './sign-in-letter';

const urls = {
  signIn: 'https://admin.example.com/login',
  password: 'https://admin.example.com/settings?tab=password',
  appearance: 'https://admin.example.com/settings?tab=appearance',
  help: 'https://admin.example.com/help',
};
const letter = { person: 'Sarita Bajracharya', email: 'sarita@example.com', role: 'Content editor', urls };

it.each(['en', 'ne'] as const)('says in %s where to sign in, as whom, and what to do first', (language) => {
  const text = signInLetter(letter, language);
  for (const part of [letter.person, letter.email, letter.role, ...Object.values(urls)])
    expect(text).toContain(part);
  expect(signInLetter(letter, 'both')).toContain(text);
});

it('leaves out a role that is unknown', () => {
  expect(signInLetter({ ...letter, role: undefined }, 'en')).not.toContain('Role');
});
