import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false,
    measure: false,
    outline: false,
    changeDetection: false,
    experimentalDocgenServer: true,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  // Stories tagged `tests` are hidden in the sidebar unless its filter includes them.
  tags: { tests: { defaultFilterSelection: 'exclude' } },
  typescript: { check: false, reactDocgen: 'react-docgen' },
});
