import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { inPage } from '@/components/hooks/in-page.fixtures';
import { useLostFocus } from './use-lost-focus';

const Screen = () => {
  const [gone, setGone] = useState(false);
  const [saving, setSaving] = useState(false);
  useLostFocus('/features');
  return (
    <main id="main" tabIndex={-1}>
      {!gone && (
        <button type="button" onClick={() => setGone(true)}>
          Edit as sheet
        </button>
      )}
      <button type="button" disabled={saving} onClick={() => setSaving(true)}>
        Save
      </button>
    </main>
  );
};

const render = inPage();
beforeEach(() => render(<Screen />));

test.for(['Edit as sheet', 'Save'])(
  'the screen takes the focus of “%s” once that is gone or disabled',
  async (name) => {
    await page.getByRole('button', { name }).click();
    await expect.element(page.getByRole('main')).toHaveFocus();
  },
);
