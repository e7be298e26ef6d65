import { Table } from '@mantine/core';

/** The one row of heads above a table's columns. */
export const TableHead = ({ heads }: { heads: readonly string[] }) => (
  <Table.Thead>
    <Table.Tr>
      {heads.map((head) => (
        <Table.Th key={head} scope="col">
          {head}
        </Table.Th>
      ))}
    </Table.Tr>
  </Table.Thead>
);
