import { List } from '@mantine/core';
import { formatCount } from '@/lib/formats/formats';
import classes from './data-table.module.css';

interface RowNamesProps {
  /** The accessible name of the list. */
  label: string;
  names: readonly string[];
}

const namedAtMost = 50;

/** The names of some rows, scrollable; after fifty, a count. */
export const RowNames = ({ label, names }: RowNamesProps) => (
  <List size="sm" className={classes.names} aria-label={label} tabIndex={0}>
    {names.slice(0, namedAtMost).map((name, index) => (
      <List.Item key={index}>
        <bdi>{name}</bdi>
      </List.Item>
    ))}
    {names.length > namedAtMost && (
      <List.Item>{$localize`and ${formatCount(names.length - namedAtMost)}:names: more`}</List.Item>
    )}
  </List>
);
