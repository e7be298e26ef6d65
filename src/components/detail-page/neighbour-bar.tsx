import type { MouseEvent } from 'react';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { NeighbourArrows, type NeighbourLinks } from '@/components/records/neighbour-arrows';
import classes from './neighbours.module.css';

interface NeighbourBarProps {
  /** The list that contains the records: "List of packages". */
  label: string;
  back: { label: string; link: LinkProps; onClick?: (event: MouseEvent) => void };
  links: NeighbourLinks;
}

/** Back to where a record was opened from, and to the records before and after it. */
export const NeighbourBar = ({ label, back, links }: NeighbourBarProps) => (
  <nav aria-label={label} className={classes.bar}>
    <Link {...back.link} onClick={back.onClick} className={`${classes.back ?? ''} mantine-focus-auto`}>
      <IconArrowLeft size={16} className="mantine-rotate-rtl" aria-hidden />
      {back.label}
    </Link>
    <NeighbourArrows {...links} />
  </nav>
);
