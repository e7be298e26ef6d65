import { IconFile } from '@tabler/icons-react';
import { createElement } from 'react';
import { areaOf, homeEntry } from './menu';

interface PageIconProps {
  /** Path of a page of the application. */
  path: string;
  /** Width and height in pixels. */
  size: number;
}

/** The icon of a page: that of its area. */
export function PageIcon({ path, size }: PageIconProps) {
  const icon = path === '/' ? homeEntry.icon : (areaOf(path)?.icon ?? IconFile);
  return createElement(icon, { size, stroke: 1.6, 'aria-hidden': true });
}
