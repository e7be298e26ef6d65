import type { StoryContext } from 'storybook/internal/csf';
import { capitalized } from '@/lib/capitalized';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { type ResourceScreens, resourceStories } from './resource-stories';
import { longNepali } from './texts';

type Derived = 'longText' | 'created' | 'fill' | 'fillRefused';

interface PlainScreens<R extends Row> extends Omit<ResourceScreens<R>, Derived> {
  /** Fills in the form of a new record with this name so that it can be saved. */
  fill: (stage: StoryContext, name: string) => Promise<unknown>;
}

/** What records are called by, and the names of the first ones. */
const namesIn = <R extends Row>(table: TableDefinition<R>) => {
  const rows = table.seed() as readonly Readonly<Record<string, unknown>>[];
  const field = ['title', 'name'].find((key) => key in (rows[0] ?? {})) ?? 'name';
  const [first = '', second = ''] = rows.map((row) => String(row[field]));
  return { field, label: capitalized(field), first, second };
};

/** The stories of a resource whose records have a name, or a title, that no other one has. */
export const plainStories = <R extends Row>({ fill, ...screens }: PlainScreens<R>) => {
  const { field, label, first, second } = namesIn(screens.table);
  const created = `A new ${screens.area.nouns.one}`;
  const stories = resourceStories({
    ...screens,
    longText: { [field]: longNepali } as Partial<R>,
    fill: (stage) => fill(stage, created),
    created: { [field]: created },
    fillRefused: async (stage) => {
      await fill(stage, first);
      return stage.canvas.getByRole('textbox', { name: label });
    },
  });
  return {
    ...stories,
    filteredByName: stories.filtered({ label, text: second, shows: second, hides: first }),
    firstDeleted: stories.deleted(first),
  };
};
