import { firstNonBlank, unnamed } from '@/lib/records/record-name';

/** The fields of a page that the tree needs. */
interface PageRow {
  id: number;
  title?: string | null;
  name?: string | null;
  parent_id?: number | null;
}

/** A page in the tree. */
export interface PageNode {
  id: number;
  title: string;
  /** The titles of its ancestors, from the root. */
  above: readonly string[];
  children: readonly PageNode[];
}

const titleOf = ({ id, title, name }: PageRow) => firstNonBlank(title, name) ?? unnamed($localize`page`, id);

/** The pages as a tree, in order. Those with an unknown parent are roots, and so is the first of a cycle of parents. */
export const pageTree = (rows: readonly PageRow[]): PageNode[] => {
  const ids = new Set(rows.map(({ id }) => id));
  const below = Map.groupBy(rows, ({ parent_id }) => (ids.has(parent_id ?? 0) ? parent_id : null));
  const placed = new Set<number>();

  const nodesOf = (some: readonly PageRow[], above: readonly string[]): PageNode[] =>
    some.flatMap((row) => {
      if (placed.has(row.id)) return [];
      placed.add(row.id);
      const title = titleOf(row);
      return { id: row.id, title, above, children: nodesOf(below.get(row.id) ?? [], [...above, title]) };
    });

  return [...nodesOf(below.get(null) ?? [], []), ...nodesOf(rows, [])];
};

/** The pages of a tree from top to bottom, without the subtree of this page. */
export const pagesOutside = (tree: readonly PageNode[], id?: number): PageNode[] =>
  tree.flatMap((node) => (node.id === id ? [] : [node, ...pagesOutside(node.children, id)]));
