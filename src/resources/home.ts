import { IconHome } from '@tabler/icons-react';

/** The home screen, outside all areas. */
export const home = { label: $localize`Home`, path: '/', icon: IconHome } as const;
