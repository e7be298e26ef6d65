import { type Operation, OPERATIONS } from '@/generated/operations';

/** What the contract says about the fields of a resource's bodies. */
export interface Names {
  /** The fields with ids, and their tables. */
  references: Readonly<Record<string, string>>;
  /** The fields with another name in the record. */
  renamed: Readonly<Record<string, string>>;
}

/** The operations of a tag: all, the one that reads a record, the path of the others, and the names in bodies. */
export const resourceIn = (tag: string, contract: readonly Operation[] = OPERATIONS) => {
  const operations = contract.filter((operation) => operation.tag === tag);
  const item = operations.find(({ method, path }) => method === 'GET' && path.endsWith('}'));
  if (!item) throw new Error(`The contract reads no record of "${tag}".`);
  const names: Names = {
    references: Object.assign({}, ...operations.map(({ references }) => references)) as Names['references'],
    renamed: Object.assign({}, ...operations.map(({ renamed }) => renamed)) as Names['renamed'],
  };
  return { operations, item, collection: item.path.replace(/\/\{\w+\}$/, ''), names };
};
