import 'virtual:mantine.css';
import { notifications } from '@mantine/notifications';
import addonA11y, { type A11yParameters } from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { type Backend, createBackend } from '@/mocks/backend';
import { expectIsolated } from '../stories/support/expect-isolated.ts';
import { expectAtRest } from './at-rest.ts';
import { chromaticParameters } from './chromatic.ts';
import { setClockForPictures } from './clock.ts';
import { failOnErrors, forgetErrors } from './console-errors.ts';
import { freshBrowser } from './fresh-browser.ts';
import { StoryFrame } from './story-frame.tsx';
import { createStoryRouter, type RouterParameters, type StoryRouter } from './story-router.tsx';
import { Surroundings } from './surroundings.tsx';
import { controlsOf, toolbar, type ToolbarGlobals, viewports } from './toolbar.ts';
import { setWaiting } from './waiting.ts';
import { failOnUnanswered, googleMaps, startWorker } from './worker.ts';

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The story's own offline backend, with the seed. */
    backend: Backend;
    router: StoryRouter;
  }
}

/** Storybook adds this to the frames of docs pages: their stories do not play, so they neither scroll nor take the focus. */
Object.assign(globalThis, { PREVIEW_URL: 'iframe.html?embed=true' });

/** Whether a story shows on a docs page what its name says: without the steps of its play function. */
const isShownByItself = ({ tags, playFunction }: { tags: string[]; playFunction?: unknown }) =>
  !tags.includes('tests') && playFunction === undefined;

setWaiting();
setClockForPictures();

/** The addon's own entry loads the blocks of the docs pages, which listen to each transition in the page of a story. */
const addonDocs = definePreviewAddon<DocsTypes>(docs);

export default definePreview({
  addons: [addonDocs, addonA11y(), addonMsw(startWorker), toolbar],
  parameters: {
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations'] },
      // Only a style with `!important` breaks this rule, and for each other one axe reads all text within.
      config: { rules: [{ id: 'avoid-inline-spacing', selector: '[style*="important"]' }] },
    },
    // The story itself holds the value.
    controls: { exclude: /^(value|read|children|data-path|on[A-Z].*)$/ },
    // Each story on a docs page has its own backend, and so needs its own frame.
    docs: {
      story: { inline: false, iframeHeight: '560px' },
      stories: { filter: isShownByItself },
    },
    layout: 'fullscreen',
    // Few stories are about large lists; a small backend is created faster for all others.
    most: { bookings: 2_000 },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Screens',
          ['Sign in', 'Home', 'Packages', ['List', 'Form', 'View'], '*'],
          'Kit',
          'Foundations',
          '*',
        ],
      },
    },
    viewport: { options: viewports },
  },
  // Parameters are the same for all stories; those that depend on a story's tags are added when it is prepared.
  argsEnhancers: [
    ({ parameters, tags }) => {
      parameters.chromatic = chromaticParameters(tags);
      return {};
    },
  ],
  async beforeEach(context) {
    notifications.clean();
    freshBrowser();
    // The states in a test are checked by axe in other stories.
    const { a11y } = context.parameters as { a11y: A11yParameters };
    if (context.tags.includes('tests')) Object.assign(context.parameters, { a11y: { ...a11y, test: 'off' } });
    // Contrast takes half of axe's time, and the states of a screen have the colours that it has at rest.
    else if (context.title.startsWith('Screens/') && !context.tags.includes('screen'))
      Object.assign(context.parameters, {
        a11y: { ...a11y, options: { ...a11y.options, rules: { 'color-contrast': { enabled: false } } } },
      });
    forgetErrors();
    const controls = controlsOf(context.globals as ToolbarGlobals);
    context.router = await createStoryRouter(context.parameters.router as RouterParameters | undefined);
    context.backend = createBackend({
      authenticate: false,
      controls,
      most: context.parameters.most as Record<string, number>,
    });
    context.msw.use(...context.backend.handlers, ...googleMaps);
  },
  async afterEach({ canvasElement, globals, tags }) {
    if (tags.includes('screen')) await expectAtRest(canvasElement);
    failOnErrors();
    if (globals.direction === 'rtl') expectIsolated(document.body);
    failOnUnanswered();
  },
  decorators: [
    (Story, { backend, canvasElement, globals, parameters, router, id, tags, title }) => (
      <StoryFrame
        key={id}
        canvas={canvasElement}
        {...{ backend, router }}
        globals={globals as ToolbarGlobals}
      >
        <Surroundings title={title} tags={tags} parameters={parameters}>
          <Story />
        </Surroundings>
      </StoryFrame>
    ),
  ],
});
