import type { ReactNode } from 'react';
import classes from '@/components/detail-page/detail-page.module.css';
import { type AddChild, DetailSection } from '@/components/detail-page/detail-section';
import { DimmedText } from '@/components/text/dimmed-text';

interface ChildSectionProps<Child> {
  /** The fragment of links to the section. */
  id: string;
  title: string;
  /** Undefined if read-only. */
  add?: AddChild | undefined;
  /** Further controls of the section. */
  actions?: ReactNode;
  /** Above the children. */
  lead?: ReactNode;
  rows: readonly Child[];
  /** The sentence shown if there is none. */
  empty: string;
  /** Renders one of them as a `ChildItem`. */
  children: (row: Child, index: number) => ReactNode;
}

/** The children that came with a record, such as its FAQs or rooms. */
export const ChildSection = <Child,>({
  lead,
  rows,
  empty,
  children,
  ...section
}: ChildSectionProps<Child>) => (
  <DetailSection {...section}>
    {lead}
    {rows.length === 0 && <DimmedText>{empty}</DimmedText>}
    <ol className={classes.items}>{rows.map(children)}</ol>
  </DetailSection>
);
