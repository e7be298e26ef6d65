import { ESLint, type Linter } from 'eslint';
import importSort from 'eslint-plugin-simple-import-sort';
import ts from 'typescript-eslint';

/** Puts the imports of these files in the order of lint, without the rules that need the types of the whole project. */
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
