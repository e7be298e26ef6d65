import query from '@tanstack/eslint-plugin-query';
import router from '@tanstack/eslint-plugin-router';
import type { Linter } from 'eslint';
import { defineConfig, globalIgnores } from 'eslint/config';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import ts from 'typescript-eslint';
import { wrappedTexts } from './scripts/lint/texts.ts';
import { lintZones } from './scripts/lint/zones.ts';

export default defineConfig(
  globalIgnores(['dist', 'dist-pseudo', 'storybook-static', 'src/generated', 'src/routeTree.gen.ts']),
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    // oxlint runs the rules that need types: see .oxlintrc.json.
    extends: [ts.configs.strict, ts.configs.stylistic],
    plugins: { 'import-sort': importSort },
    rules: {
      // React first, then other libraries, our own modules by alias, and relative ones.
      'import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^react', '^@?\\w', '^@/', '^\\.\\.', '^\\.']] },
      ],
      'func-style': ['error', 'expression'],
      'arrow-body-style': 'error',
      // The compiler checks it.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    extends: [
      a11y.configs.recommended,
      hooks.configs.flat.recommended,
      query.configs['flat/recommended'],
      router.configs['flat/recommended'],
    ],
    languageOptions: { globals: globals.browser },
    // Warns about libraries that the React compiler cannot handle; it is not in use here.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  { files: ['src/**/*.{ts,tsx}'], rules: { 'no-console': 'error' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/*.fixtures.ts',
      // For developers, and for the offline backend.
      'src/{development,mocks}/**',
      // Names of sources and places, and what a browser says, a fault report sends, or a traveller from abroad is sent.
      'src/domain/{nepal/**/{*sources,advice,given-permits},nepal/itinerary/**,place/landmarks}.ts',
      // Both languages stand beside each other in a letter.
      'src/domain/{contradictions,letters}/*.ts',
      'src/features/users/letter/sign-in-letter.ts',
      'src/lib/loading/chunk.ts',
      'src/app/fault-report.ts',
      'src/features/bookings/view/traveller-message.ts',
    ],
    plugins: { house: { rules: { 'wrapped-texts': wrappedTexts } } },
    rules: { 'house/wrapped-texts': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts', '.storybook/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', 200] },
  },
  storybook.configs['flat/recommended'] as Linter.Config[],
  // Stories are written in the factory style, which exports no default.
  { files: ['stories/**/*.stories.tsx'], rules: { 'storybook/default-exports': 'off' } },
  lintZones(),
);
