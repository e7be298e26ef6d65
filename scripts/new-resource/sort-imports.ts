import { ESLint, type Linter } from 'eslint';
import importSort from 'eslint-plugin-simple-import-sort';
import ts from 'typescript-eslint';

/** Sorts the imports of these files by the lint rule, without the rules that need type information. */
export const sortImports = async (paths: readonly string[]) => {
  const { rules } = (await new ESLint().calculateConfigForFile('src/main.tsx')) as {
    rules: Linter.RulesRecord;
  };
  const rule = 'import-sort/imports';
  const eslint = new ESLint({
    fix: true,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: ts.parser },
      plugins: { 'import-sort': importSort },
      rules: { [rule]: rules[rule] ?? 'error' },
    },
  });
  await ESLint.outputFixes(await eslint.lintFiles([...paths]));
};
