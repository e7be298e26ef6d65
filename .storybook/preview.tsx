import 'virtual:mantine.css';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { StoryFrame } from './story-frame.tsx';
import { createStoryRouter, type RouterParameters, type StoryRouter } from './story-router.tsx';
import { modes, toolbar, viewports, type ToolbarGlobals } from './toolbar.ts';
import { failOnUnanswered, startWorker } from './worker.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker), toolbar],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    layout: 'fullscreen',
    options: { storySort: { order: ['Foundations', 'Patterns', 'Shell', 'Components', 'Features'] } },
    viewport: { options: viewports },
  },
  afterEach: failOnUnanswered,
  loaders: [
    async ({ parameters }) => ({
      router: await createStoryRouter(parameters.router as RouterParameters | undefined),
    }),
  ],
  decorators: [
    (Story, { globals, loaded }) => {
      const { theme, direction } = globals as ToolbarGlobals;
      return (
        <StoryFrame theme={theme} direction={direction} router={loaded.router as StoryRouter}>
          <Story />
        </StoryFrame>
      );
    },
  ],
});
