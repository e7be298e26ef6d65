/** The modules of names that a field's code uses. */
const modules: Readonly<Record<string, readonly string[]>> = {
  '@/components/data-table/image-column': ['imageColumnOf'],
  '@/components/data-table/reference-column': ['referenceColumn'],
  '@/components/fields/fields': ['CountField', 'SelectField', 'SwitchField', 'TextareaField', 'TextField'],
  '@/components/fields/image-field': ['ImageField'],
  '@/components/fields/picker-field': ['PickerField'],
  '@/components/fields/words-field': ['WordsField'],
  '@/lib/text/labels': ['enumLabel'],
  '@/lib/files/gallery': ['imageAt'],
  '@/lib/records/fields': ['plainBody', 'plainValues'],
};

const statement = /^import (type )?\{([^}]*)\} from '([^']*)';\n/gm;

const bare = (name: string) => name.replace('type ', '');

/**
 * The text with its imports fixed: removes unused ones, and adds those that fields need. `more` are names from the
 * resource's own modules. Lint sorts them.
 */
export const withImports = (text: string, more: Readonly<Record<string, readonly string[]>>): string => {
  const body = text.replaceAll(statement, '');
  const isUsed = (name: string) =>
    new RegExp(`(?<![\\w$'/-]|(?<!\\.\\.)\\.)${bare(name)}(?![\\w$'/-])`).test(body);
  const wanted = new Map<string, string[]>();
  const want = (module: string, names: readonly string[]) => {
    const known = wanted.get(module) ?? [];
    const added = names.filter((name) => isUsed(name) && !known.some((one) => bare(one) === bare(name)));
    if (added.length > 0) wanted.set(module, [...known, ...added]);
  };
  for (const [, type = '', names = '', module = ''] of text.matchAll(statement))
    want(
      module,
      names.split(',').flatMap((name) => (name.trim() ? [type + name.trim()] : [])),
    );
  for (const [module, names] of Object.entries({ ...modules, ...more })) want(module, names);
  const imports = [...wanted].map(([module, names]) => {
    const areTypes = names.every((name) => name !== bare(name));
    return `import ${areTypes ? 'type ' : ''}{ ${names.map(areTypes ? bare : String).join(', ')} } from '${module}';\n`;
  });
  return imports.join('') + body;
};
