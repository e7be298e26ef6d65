import { Kbd, Modal, Table } from '@mantine/core';
import type { OverlayProps } from './on-demand';
import { modKey } from './mod-key';

const shortcuts = [
  { keys: [modKey, 'K'], does: 'Open the command palette' },
  { keys: [modKey, 'S'], does: 'Save the form' },
  { keys: ['A'], does: 'Requests: approve the one on display' },
  { keys: ['J', 'N'], does: 'Requests: go to the next one' },
  { keys: ['K'], does: 'Requests: go to the one before' },
  { keys: ['J'], does: 'Record: go to the next of its list' },
  { keys: ['K'], does: 'Record: go to the one before' },
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['Esc'], does: 'Close a dialog, a drawer or a menu' },
  { keys: ['Tab'], does: 'Go to the next control; the first one on a page skips the menu' },
];

/** The keyboard shortcuts, and where they work if not everywhere. */
export function ShortcutsDialog({ opened, onClose }: OverlayProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard shortcuts">
      <Table>
        <Table.Tbody>
          {shortcuts.map(({ keys, does }) => (
            <Table.Tr key={does}>
              <Table.Th scope="row" fw="normal">
                {does}
              </Table.Th>
              <Table.Td ta="end" style={{ whiteSpace: 'nowrap' }}>
                {keys.map((key) => (
                  <Kbd key={key} ms={4}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
