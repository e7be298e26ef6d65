import { capitalized } from '@/lib/text/capitalized';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { type } from './plays';
import { type ResourceScreens, resourceStories } from './resource-stories';
import { longNepali } from './texts';

type Derived = 'longText' | 'created' | 'fill' | 'fillRefused';

/** The nouns of records, and the names of the first ones. */
const namesIn = <R extends Row>(table: TableDefinition<R>) => {
  const rows = table.seed() as readonly Readonly<Record<string, unknown>>[];
  const field = ['title', 'name'].find((key) => key in (rows[0] ?? {})) ?? 'name';
  const [first = '', second = ''] = rows.map((row) => String(row[field]));
  return { field, label: capitalized(field), first, second };
};

/** The stories of a resource whose records need only a unique name or title. */
export const plainStories = <R extends Row>(screens: Omit<ResourceScreens<R>, Derived>) => {
  const { field, label, first, second } = namesIn(screens.table);
  const created = `A new ${screens.area.nouns.one}`;
  const stories = resourceStories({
    ...screens,
    longText: { [field]: longNepali } as Partial<R>,
    fill: (stage) => type(stage, label, created),
    created: { [field]: created },
    fillRefused: (stage) => type(stage, label, first),
  });
  return {
    ...stories,
    filteredByName: stories.filtered({ label, text: second, shows: second, hides: first }),
  };
};
