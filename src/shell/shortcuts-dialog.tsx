import { Kbd, Table, Text } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { modKey } from '@/components/keys/mod-key';
import { useSingleKeys } from '@/components/keys/single-keys';
import type { OverlayProps } from './on-demand';

interface Shortcut {
  keys: readonly string[];
  does: string;
  /** A single-key shortcut, which can be disabled. */
  single?: true;
}

const screens: { name: string; shortcuts: readonly Shortcut[] }[] = [
  {
    name: 'Everywhere',
    shortcuts: [
      { keys: [modKey, 'K'], does: 'Find a record, a page, a command or what can be undone' },
      { keys: [modKey, 'Enter'], does: 'Save or confirm, also from within a text' },
      { single: true, keys: ['?'], does: 'Show these shortcuts' },
      { keys: ['Esc'], does: 'Close a dialog, a drawer or a menu' },
      { keys: ['Tab'], does: 'Go to the next control; the first one on a page skips the menu' },
    ],
  },
  {
    name: 'Lists',
    shortcuts: [
      { single: true, keys: ['/'], does: 'Go to the first filter' },
      { single: true, keys: ['J'], does: 'Go to the next row' },
      { single: true, keys: ['K'], does: 'Go to the row before' },
      { single: true, keys: ['X'], does: 'Select the row' },
      { keys: ['Enter'], does: 'Open the row' },
      { single: true, keys: ['E'], does: 'Edit the row' },
      { single: true, keys: ['C'], does: 'Create a record' },
      { single: true, keys: ['['], does: 'Go to the page before' },
      { single: true, keys: [']'], does: 'Go to the next page' },
      { keys: ['Alt', '←', '→'], does: 'Move the saved view to the left or the right' },
    ],
  },
  {
    name: 'Sheets',
    shortcuts: [
      { keys: ['Enter'], does: 'Go to the cell below' },
      { keys: [modKey, 'D'], does: 'Copy the cell above' },
      { keys: ['Esc'], does: 'Undo an edit' },
      { keys: [modKey, 'S'], does: 'Save all changed cells' },
    ],
  },
  {
    name: 'Records and their forms',
    shortcuts: [
      { single: true, keys: ['J'], does: 'Go to the next record of the list' },
      { single: true, keys: ['K'], does: 'Go to the record before' },
    ],
  },
  {
    name: 'Documents of a profile',
    shortcuts: [
      { single: true, keys: ['+'], does: 'Zoom in' },
      { single: true, keys: ['-'], does: 'Zoom out' },
      { single: true, keys: ['0'], does: 'Show the whole document' },
      { single: true, keys: ['1'], does: 'Show it in its actual size' },
      { single: true, keys: ['['], does: 'Turn to the left' },
      { single: true, keys: [']'], does: 'Turn to the right' },
    ],
  },
  {
    name: 'Itinerary from a text',
    shortcuts: [
      { single: true, keys: ['N'], does: 'Go to the next place to check' },
      { single: true, keys: ['P'], does: 'Go to the place to check before' },
    ],
  },
  {
    name: 'Forms',
    shortcuts: [
      { keys: [modKey, 'S'], does: 'Save the form' },
      { keys: ['↑', '↓'], does: 'Go to the alt text of the image before or after' },
      { keys: [modKey, 'K'], does: 'Turn the selected words of a text into a link' },
      {
        keys: [modKey, 'Shift', 'Enter'],
        does: 'Save, and do the first choice in the menu beside Save',
      },
    ],
  },
  {
    name: 'Requests',
    shortcuts: [
      { single: true, keys: ['A'], does: 'Approve the request on display' },
      { single: true, keys: ['M'], does: 'Copy the message to whoever submitted it' },
      { single: true, keys: ['C'], does: 'Open what contradicts in a package; M copies the letter about it' },
      { single: true, keys: ['J', 'N'], does: 'Go to the next request' },
      { single: true, keys: ['K'], does: 'Go to the request before' },
    ],
  },
];

/** The keyboard shortcuts by screen. */
export const ShortcutsDialog = ({ opened, onClose }: OverlayProps) => {
  const withSingleKeys = useSingleKeys();
  const usable = screens
    .map(({ name, shortcuts }) => ({
      name,
      shortcuts: shortcuts.filter(({ single }) => withSingleKeys || !single),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
  return (
    <Dialog opened={opened} onClose={onClose} title="Keyboard shortcuts">
      {usable.map(({ name, shortcuts }) => (
        <Table key={name} captionSide="top" mb="xs" verticalSpacing={4}>
          <Table.Caption ta="start" fw={600} mt={0}>
            {name}
          </Table.Caption>
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
      ))}
      <Text fz="xs" c="dimmed" mt="sm">
        {withSingleKeys
          ? 'Single-key shortcuts can be switched off under Appearance, in the account menu.'
          : 'Single-key shortcuts are switched off. Switch them on under Appearance, in the account menu.'}
      </Text>
    </Dialog>
  );
};
