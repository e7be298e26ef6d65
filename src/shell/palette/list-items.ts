import { IconDownload, IconTable, IconTableImport } from '@tabler/icons-react';
import type { Area } from '@/resources/area';
import { areas } from '@/resources/index';
import { listGroup, type PaletteItem } from './palette-item';
import { pressWhenShown } from './press-when-shown';

/** The areas whose records are created, but neither imported nor edited as a sheet. */
const withoutSheet: readonly string[] = ['/users', '/roles', '/seo-pages'];

const inSheet = ({ create, path }: Area) => create !== undefined && !withoutSheet.includes(path);

const isListed = ({ create, path }: Area) => create !== undefined || path === '/bookings';

const listItem = (item: Pick<PaletteItem, 'icon' | 'label' | 'words'>) => ({
  ...item,
  id: `list:${item.label}`,
  group: listGroup,
});

const itemsOf = (area: Area): PaletteItem[] => {
  const { path, nouns } = area;
  const sheet: PaletteItem[] = [
    {
      ...listItem({
        label: $localize`Import ${nouns.other}:nouns:`,
        icon: IconTableImport,
        words: 'paste csv excel spreadsheet',
      }),
      link: { to: path, search: { mode: 'import' } as never },
    },
    {
      ...listItem({
        label: $localize`Edit ${nouns.other}:nouns: as sheet`,
        icon: IconTable,
        words: 'spreadsheet table cells bulk',
      }),
      link: { to: path, search: { mode: 'sheet' } as never },
    },
  ];
  return [
    ...(inSheet(area) ? sheet : []),
    {
      ...listItem({
        label: $localize`Export ${nouns.other}:nouns:`,
        icon: IconDownload,
        words: 'csv excel download',
      }),
      link: { to: path },
      then: () => pressWhenShown(path, $localize`Export`),
    },
  ];
};

/** What can be done with whole lists. */
export const listItems: readonly PaletteItem[] = areas.filter(isListed).flatMap(itemsOf);
