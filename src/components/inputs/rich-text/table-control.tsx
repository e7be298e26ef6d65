import { Menu } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { ToolbarButton } from './toolbar-button';
import { usePaintedState } from './use-painted-state';

type Command = [label: string, run: (chain: ChainedCommands) => ChainedCommands];

const rows: Command[] = [
  ['Add row above', (chain) => chain.addRowBefore()],
  ['Add row below', (chain) => chain.addRowAfter()],
  ['Delete row', (chain) => chain.deleteRow()],
];
const columns: Command[] = [
  ['Add column before', (chain) => chain.addColumnBefore()],
  ['Add column after', (chain) => chain.addColumnAfter()],
  ['Delete column', (chain) => chain.deleteColumn()],
];
const table: Command[] = [
  ['Header row on or off', (chain) => chain.toggleHeaderRow()],
  ['Delete table', (chain) => chain.deleteTable()],
];

/** Adds a table, and edits the one around the selection. */
export const TableControl = ({ editor }: { editor: Editor }) => {
  const inTable = usePaintedState(editor, () => editor.isActive('table'));
  const items = (commands: Command[]) =>
    commands.map(([label, run]) => (
      <Menu.Item key={label} onClick={() => run(editor.chain().focus()).run()}>
        {label}
      </Menu.Item>
    ));

  return (
    <Menu position="bottom-start" returnFocus={false} width={200}>
      <Menu.Target>
        <ToolbarButton label="Table" icon={IconTable} active={inTable} />
      </Menu.Target>
      <Menu.Dropdown>
        {!inTable && items([['Insert table', (chain) => chain.insertTable({ rows: 3, cols: 3 })]])}
        {inTable && (
          <>
            {items(rows)}
            <Menu.Divider />
            {items(columns)}
            <Menu.Divider />
            {items(table)}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};
