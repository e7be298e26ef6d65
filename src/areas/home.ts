import { IconHome } from '@tabler/icons-react';

/** The screen above all areas. */
export const home = { label: 'Home', path: '/', icon: IconHome } as const;
