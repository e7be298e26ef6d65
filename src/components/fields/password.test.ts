import { describe, expect, it } from 'vitest';
import { generatePassword, strengthOf } from './password';

describe('the strength of a password', () => {
  it.each([
    ['', 'too short'],
    ['Ab1-xyz', 'too short'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['12345678', 'weak'],
    ['kathmandu', 'weak'],
    ['Annapurna-8', 'fair'],
    ['हिमालहिमाल', 'weak'],
    ['Machhapuchhre-6993', 'strong'],
  ])('of “%s” is %s', (password, words) => {
    expect(strengthOf(password).words).toBe(words);
  });
});

describe('a generated password', () => {
  it('is strong, can be read out, and is another one each time', () => {
    const made = Array.from({ length: 50 }, generatePassword);
    expect(new Set(made).size).toBe(50);
    for (const password of made) {
      expect(password).toMatch(/^(?:[a-km-zA-HJ-NP-Z2-9]{5}-){3}[a-km-zA-HJ-NP-Z2-9]{5}$/);
      expect(strengthOf(password).words).toBe('strong');
    }
  });
});
