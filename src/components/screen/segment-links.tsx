import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './segments.module.css';

interface SegmentLinksProps {
  /** "View as", by default. */
  label?: string;
  links: readonly { label: string; link: LinkProps; current: boolean }[];
}

/** A choice of a few modes as `Segments`, which have an address: "List", "Month". */
export const SegmentLinks = ({ label = $localize`View as`, links }: SegmentLinksProps) => (
  <nav aria-label={label} className={classes.track}>
    {links.map((one) => (
      <Link
        key={one.label}
        resetScroll={false}
        className={`${classes.segment} mantine-focus-auto`}
        aria-current={one.current ? 'page' : undefined}
        {...one.link}
      >
        <bdi>{one.label}</bdi>
      </Link>
    ))}
  </nav>
);
