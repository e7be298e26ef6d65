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
    // A screen has no props to turn: it gets the whole height. A test keeps the panel with its steps.
    showPanel: ({ index, storyId }, shown) => {
      const entry = index?.[storyId];
      const isScreen = entry?.type === 'story' && entry.title.startsWith('Screens/');
      return isScreen && !entry.tags.includes('tests') ? false : shown;
    },
  },
});
