import { createElement } from 'react';
import { IconFile } from '@tabler/icons-react';
import { home } from '@/resources/home';
import { areaAt } from '@/resources/index';

interface PageIconProps {
  path: string;
  /** Width and height in pixels. */
  size: number;
}

export const PageIcon = ({ path, size }: PageIconProps) => {
  const icon = path === '/' ? home.icon : (areaAt(path)?.icon ?? IconFile);
  return createElement(icon, { size, stroke: 1.6, 'aria-hidden': true });
};
