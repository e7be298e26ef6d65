import type { ReactNode } from 'react';
import { SegmentedControl } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './segments.module.css';

interface SegmentsProps<Value extends string> {
  /** What is chosen: "Width". */
  label: string;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A choice of a few modes, all of them in sight. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>) => {
  const { label, choices, value, disabled = false, onChange } = props;
  return (
    <SegmentedControl
      size="xs"
      className={classes.control}
      aria-label={label}
      data={[...choices]}
      value={value}
      disabled={disabled}
      onChange={onChange}
    />
  );
};

interface SegmentLinksProps {
  /** "View as", by default. */
  label?: string;
  links: readonly { label: string; link: LinkProps; current: boolean }[];
}

/** The same for modes that have an address: "List", "Month". */
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
