import { expect } from 'storybook/test';
import { Home } from '@/components/shell/home';
import { saveUser } from '@/session/tokens';
import preview from '../../.storybook/preview';

const meta = preview.meta({
  title: 'Shell/Home',
  component: Home,
  beforeEach: () => {
    saveUser({ first_name: 'Maya', last_name: 'Gurung' });
    return () => localStorage.clear();
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome, Maya' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/features');
    await expect(canvas.getByRole('link', { name: 'Create feature' })).toHaveAttribute(
      'href',
      '/features/create',
    );
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
