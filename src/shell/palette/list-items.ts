import { IconDownload, IconLayoutGrid, IconTable, IconTableImport } from '@tabler/icons-react';
import type { Area } from '@/resources/area';
import { areas } from '@/resources/index';
import { listGroup, type PaletteItem } from './palette-item';

/** How long a list may take to load, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Presses a button of the screen at `path` once it is there and no dialog is open, unless the user does something first. */
const pressWhenShown = (path: string, name: string): void => {
  const over = new AbortController();
  const { signal } = over;
  const press = () => {
    if (location.pathname !== path || document.querySelector('[role="dialog"]')) return;
    const button = document.querySelector<HTMLElement>(`main button[aria-label="${CSS.escape(name)}"]`);
    if (!button) return;
    over.abort();
    button.click();
  };
  const observer = new MutationObserver(press);
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect());
  const stop = () => over.abort();
  setTimeout(stop, PATIENCE_MS);
  // The keystroke or click that chose it is still under way.
  setTimeout(() => {
    for (const act of ['pointerdown', 'keydown']) window.addEventListener(act, stop, { signal });
  });
};

/** The areas whose records are created, but neither imported nor edited as a sheet. */
const withoutSheet: readonly string[] = ['/users', '/roles', '/seo-pages'];

const inSheet = ({ create, path }: Area) => create !== undefined && !withoutSheet.includes(path);

const isListed = ({ create, path }: Area) => create !== undefined || path === '/bookings';

const listItem = (item: Pick<PaletteItem, 'icon' | 'label' | 'words' | 'madeOf'>) => ({
  ...item,
  id: `list:${item.label}`,
  group: listGroup,
});

const itemsOf = (area: Area): PaletteItem[] => {
  const { path, nouns, gallery } = area;
  const tiles: PaletteItem = {
    ...listItem({
      label: $localize`Gallery of ${nouns.other}:nouns:`,
      madeOf: [$localize`Gallery`, nouns.other],
      icon: IconLayoutGrid,
      words: 'gallery tiles images pictures photos ग्यालरी तस्बिर',
    }),
    link: { to: path, search: { mode: 'gallery' } as never },
  };
  const sheet: PaletteItem[] = [
    {
      ...listItem({
        label: $localize`Import ${nouns.other}:nouns:`,
        madeOf: [$localize`Import`, nouns.other],
        icon: IconTableImport,
        words: 'paste csv excel spreadsheet टाँस्नुहोस्',
      }),
      link: { to: path, search: { mode: 'import' } as never },
    },
    {
      ...listItem({
        label: $localize`Edit ${nouns.other}:nouns: as sheet`,
        madeOf: [$localize`Edit as sheet`, nouns.other],
        icon: IconTable,
        words: 'spreadsheet table cells bulk स्प्रेडसिट सिट कोष',
      }),
      link: { to: path, search: { mode: 'sheet' } as never },
    },
  ];
  return [
    ...(gallery ? [tiles] : []),
    ...(inSheet(area) ? sheet : []),
    {
      ...listItem({
        label: $localize`Export ${nouns.other}:nouns:`,
        madeOf: [$localize`Export`, nouns.other],
        icon: IconDownload,
        words: 'csv excel download डाउनलोड',
      }),
      link: { to: path },
      then: () => pressWhenShown(path, $localize`Export`),
    },
  ];
};

/** What can be done with whole lists. */
export const listItems: readonly PaletteItem[] = areas.filter(isListed).flatMap(itemsOf);
