import { createRoot, type Root } from 'react-dom/client';
import { MantineProvider } from '@mantine/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ContactLink } from './contact-link';

let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('opens a mail to one address alone', async () => {
  root.render(
    <MantineProvider>
      <ContactLink kind="email" value=" asmita@example.com " />
      <ContactLink kind="email" value="asmita@example.com?bcc=else@example.org" />
    </MantineProvider>,
  );
  await expect.element(page.getByText('bcc=else')).toBeVisible();
  const links = page.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['mailto:asmita@example.com']);
});
