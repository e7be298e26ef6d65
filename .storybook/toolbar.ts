import { definePreviewAddon, type GlobalTypes } from 'storybook/internal/csf';
// vitest.config.ts imports this file too, and does not resolve '@/'.
import { type Controls, type Scenario, SCENARIOS } from '../src/mocks/controls.ts';
import { DIALECT_TITLES, type DialectName } from '../src/mocks/dialects/names.ts';
import type { RouterParameters } from './story-router.tsx';
import type { SurroundingsParameters } from './surroundings.tsx';

const item = (value: string, title: string) => ({ value, title });

export interface ToolbarGlobals {
  theme: 'light' | 'dark' | 'semi-dark';
  direction: 'ltr' | 'rtl';
  backend: Scenario;
  dialect: DialectName;
}

interface StoryTypes {
  parameters: SurroundingsParameters & { router?: RouterParameters };
  /** No story is slow: what should stay as it is before an answer must never be answered. */
  globals: Partial<Omit<ToolbarGlobals, 'backend'> & { backend: Exclude<Scenario, 'slow'> }>;
}

const viewport = (name: string, width: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  type,
  styles: { width: `${width}px`, height: '900px' },
});

export const viewports = {
  phone: viewport('Phone, 390', 390, 'mobile'),
  tablet: viewport('Tablet, 768', 768, 'tablet'),
  laptop: viewport('Small laptop, 992', 992, 'desktop'),
  desktop: viewport('Desktop, 1280', 1280, 'desktop'),
};

const initialGlobals: ToolbarGlobals = {
  theme: 'light',
  direction: 'ltr',
  backend: 'normal',
  dialect: 'normal',
};

const globalTypes: GlobalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [item('light', 'Light'), item('dark', 'Dark'), item('semi-dark', 'Semi-dark')],
    },
  },
  direction: {
    description: 'Direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [item('ltr', 'Left to right'), item('rtl', 'Right to left')],
    },
  },
  backend: {
    description: 'How the offline backend answers',
    toolbar: {
      icon: 'database',
      dynamicTitle: true,
      items: [
        item('normal', 'Normal backend'),
        item('slow', 'Slow backend'),
        item('failing', 'Failing backend'),
        item('empty', 'Empty backend'),
        item('large', 'Backend with 10,000 rows'),
      ],
    },
  },
  dialect: {
    description: 'Which other backend the offline backend passes for',
    toolbar: {
      icon: 'speaker',
      dynamicTitle: true,
      items: Object.entries(DIALECT_TITLES).map(([value, title]) => item(value, title)),
    },
  },
};

/** The settings of the offline backend from the toolbar. */
export const controlsOf = ({ backend, dialect }: Pick<ToolbarGlobals, 'backend' | 'dialect'>): Controls => ({
  ...SCENARIOS[backend],
  dialect,
});

/** The modes of screens, the main one first: every theme and direction, at the width that differs most. */
export const modes = {
  'light desktop': { theme: 'light', direction: 'ltr', viewport: 'desktop' },
  'dark tablet': { theme: 'dark', direction: 'ltr', viewport: 'tablet' },
  'semi-dark rtl': { theme: 'semi-dark', direction: 'rtl', viewport: 'desktop' },
  'light phone': { theme: 'light', direction: 'ltr', viewport: 'phone' },
};

/** The toolbar, and the types of what stories may set. */
export const toolbar = definePreviewAddon<StoryTypes>({ globalTypes, initialGlobals });
