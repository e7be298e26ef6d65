import { addons } from 'storybook/manager-api';
import { create, getPreferredColorScheme } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'Nepal travel admin',
    brandUrl: './',
    brandTarget: '_self',
  }),
  layoutCustomisations: {
    // Screens have no controls, and get the whole height. Tests keep the panel with their steps.
    showPanel: ({ index, storyId }, shown) => {
      const entry = index?.[storyId];
      const isScreen = entry?.type === 'story' && entry.title.startsWith('Screens/');
      return isScreen && !entry.tags.includes('tests') ? false : shown;
    },
  },
});
