import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ContactLink } from './contact-link';
import { inPage } from './in-page.fixtures';

const render = inPage();

it('opens a mail to one address alone', async () => {
  render(
    <>
      <ContactLink kind="email" value=" asmita@example.com " />
      <ContactLink kind="email" value="asmita@example.com?bcc=else@example.org" />
    </>,
  );
  await expect.element(page.getByText('bcc=else')).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['mailto:asmita@example.com']);
});
