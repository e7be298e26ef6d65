import type { ReactNode } from 'react';

interface BylineFactProps {
  /** "Vendor". */
  label: string;
  /** The link to it. */
  children: ReactNode;
}

/** Whose a listing is or where it is, under its name; null if unknown. */
export const BylineFact = ({ label, children }: BylineFactProps) =>
  children ? (
    <span>
      {label} {children}
    </span>
  ) : null;
