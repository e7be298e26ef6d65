import 'virtual:mantine.css';
import { notifications } from '@mantine/notifications';
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { Box } from '@mantine/core';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { createBackend, type Backend } from '@/mocks/backend';
import { SCENARIOS } from '@/mocks/controls';
import { StoryFrame } from './story-frame.tsx';
import { createStoryRouter, type RouterParameters, type StoryRouter } from './story-router.tsx';
import { modes, toolbar, viewports, type ToolbarGlobals } from './toolbar.ts';
import { failOnUnanswered, startWorker } from './worker.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own offline backend, as seeded. */
    backend: Backend;
    router: StoryRouter;
  }
}

// A busy machine takes longer than the second that is waited for by default.
configure({ asyncUtilTimeout: 5_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker), toolbar],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    // Each story of a page of docs answers from its own backend, so each needs a window of its own.
    docs: { story: { inline: false, iframeHeight: '560px' } },
    layout: 'fullscreen',
    options: { storySort: { order: ['Foundations', 'Patterns', 'Shell', 'Components', 'Features'] } },
    viewport: { options: viewports },
  },
  async beforeEach(context) {
    notifications.clean();
    const { backend: scenario } = context.globals as ToolbarGlobals;
    context.router = await createStoryRouter(context.parameters.router as RouterParameters | undefined);
    context.backend = createBackend({ authenticate: false, controls: SCENARIOS[scenario] });
    context.msw.use(...context.backend.handlers);
  },
  afterEach: failOnUnanswered,
  decorators: [
    (Story, { backend, globals, router, id, title }) => (
      <StoryFrame key={id} backend={backend} router={router} globals={globals as ToolbarGlobals}>
        {title.startsWith('Shell/') ? (
          <Story />
        ) : (
          <Box p="md">
            <Story />
          </Box>
        )}
      </StoryFrame>
    ),
  ],
});
