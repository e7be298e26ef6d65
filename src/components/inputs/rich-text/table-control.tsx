import { Menu } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { ToolbarButton } from './toolbar-button';
import { usePaintedState } from './use-painted-state';

type Command = [label: string, run: (chain: ChainedCommands) => ChainedCommands];

const rows: Command[] = [
  [$localize`Add row above`, (chain) => chain.addRowBefore()],
  [$localize`Add row below`, (chain) => chain.addRowAfter()],
  [$localize`Delete row`, (chain) => chain.deleteRow()],
];
const columns: Command[] = [
  [$localize`Add column before`, (chain) => chain.addColumnBefore()],
  [$localize`Add column after`, (chain) => chain.addColumnAfter()],
  [$localize`Delete column`, (chain) => chain.deleteColumn()],
];
const table: Command[] = [
  [$localize`Header row on or off`, (chain) => chain.toggleHeaderRow()],
  [$localize`Delete table`, (chain) => chain.deleteTable()],
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
        <ToolbarButton label={$localize`Table`} icon={IconTable} active={inTable} />
      </Menu.Target>
      <Menu.Dropdown>
        {!inTable && items([[$localize`Insert table`, (chain) => chain.insertTable({ rows: 3, cols: 3 })]])}
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
