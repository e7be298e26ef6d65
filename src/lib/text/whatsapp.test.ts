import { expect, it } from 'vitest';
import { whatsAppLink } from './whatsapp';

it.each([
  ['+977 984-1234567', '9779841234567'],
  ['०१-४४१२३४५ / ९८४१२३४५६७', '9779841234567'],
  ['+44 7911 123456', '447911123456'],
  ['01-4412345', undefined],
  ['1660-01-55555', undefined],
  ['ask at the desk', undefined],
])('chats with %j by WhatsApp as %s', (text, number) => {
  expect(whatsAppLink(text, 'A & B')).toBe(number && `https://wa.me/${number}?text=A%20%26%20B`);
});
