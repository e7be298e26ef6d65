import { expect, test } from 'vitest';
import { cataloguesOf, PSEUDO, pseudoText } from './pseudo.ts';

test.each([
  ['Save', '⟦Sáávéé⟧'],
  ['CSV', '⟦CSV⟧'],
  [' Delete {$noun}?', ' ⟦Dééléétéé⟧ {$noun}?'],
  ['# of {$all}', '⟦# óóf⟧ {$all}'],
])('“%s” becomes “%s”', (text, pseudo) => {
  expect(pseudoText(text)).toBe(pseudo);
});

test('is a third longer, and in no build but its own', () => {
  const { messages } = cataloguesOf('pseudo').get(PSEUDO) ?? { messages: {} };
  const lengths = (texts: string[]) => texts.join('').length;
  const longer = lengths(Object.values(messages)) / lengths(Object.keys(messages));
  expect(longer).toBeGreaterThan(1.3);
  expect(longer).toBeLessThan(1.5);
  expect([...cataloguesOf('production').keys()]).not.toContain(PSEUDO);
});
