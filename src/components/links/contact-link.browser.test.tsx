import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { ContactLink } from './contact-link';

const render = inPage();

it('opens a mail to one address alone', async () => {
  render(
    <>
      <ContactLink kind="email" value=" asmita@example.com " />
      <ContactLink kind="email" value="asmita@example.com?bcc=else@example.org" />
    </>,
  );
  await expect.element(page.getByText('asmita@example.com?bcc=else@example.org')).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['mailto:asmita@example.com']);
});

it('makes a link of each number that can be dialled', async () => {
  render(
    <>
      <ContactLink kind="phone" value="01-4412345 (reception)" />
      <ContactLink kind="phone" value="९८४१२३४५६७ / 1660-01-55555" />
    </>,
  );
  await expect.element(page.getByRole('link', { name: '९८४१२३४५६७' })).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['01-4412345 (reception)', 'tel:+97714412345'],
    ['९८४१२३४५६७', 'tel:+9779841234567'],
    ['1660-01-55555', 'tel:16600155555'],
  ]);
});
