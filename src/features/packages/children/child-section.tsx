import type { ReactNode } from 'react';
import classes from '@/components/detail-page/detail-page.module.css';
import { type AddChild, DetailSection } from '@/components/detail-page/detail-section';
import { Quiet } from '@/components/quiet';

interface ChildSectionProps<Child> {
  /** By which links lead to the section. */
  id: string;
  title: string;
  /** Left out where they are only read. */
  add?: AddChild | undefined;
  rows: readonly Child[];
  /** What is said while there is none, as a sentence. */
  empty: string;
  /** Shows one of them as a `ChildItem`. */
  children: (row: Child, index: number) => ReactNode;
}

/** The children of a record that came with it, such as its questions or its rooms. */
export const ChildSection = <Child,>({ rows, empty, children, ...section }: ChildSectionProps<Child>) => (
  <DetailSection {...section}>
    {rows.length === 0 && <Quiet>{empty}</Quiet>}
    <ol className={classes.items}>{rows.map(children)}</ol>
  </DetailSection>
);
