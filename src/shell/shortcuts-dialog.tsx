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
    name: $localize`Everywhere`,
    shortcuts: [
      { keys: [modKey, 'K'], does: $localize`Find a record, a page, a command or what can be undone` },
      { keys: [modKey, 'Enter'], does: $localize`Save or confirm, also from within a text` },
      { single: true, keys: ['?'], does: $localize`Show these shortcuts` },
      { keys: [$localize`Esc`], does: $localize`Close a dialog, a drawer or a menu` },
      { keys: ['Tab'], does: $localize`Go to the next control; the first one on a page skips the menu` },
    ],
  },
  {
    name: $localize`Lists`,
    shortcuts: [
      { single: true, keys: ['/'], does: $localize`Go to the first filter` },
      { single: true, keys: ['J'], does: $localize`Go to the next row` },
      { single: true, keys: ['K'], does: $localize`Go to the row before` },
      { single: true, keys: ['X'], does: $localize`Select the row` },
      { keys: ['Enter'], does: $localize`Open the row` },
      { single: true, keys: ['E'], does: $localize`Edit the row` },
      { single: true, keys: ['C'], does: $localize`Create a record` },
      { single: true, keys: ['['], does: $localize`Go to the page before` },
      { single: true, keys: [']'], does: $localize`Go to the next page` },
      { keys: ['Alt', '←', '→'], does: $localize`Move the saved view to the left or the right` },
    ],
  },
  {
    name: $localize`Sheets`,
    shortcuts: [
      { keys: ['Enter'], does: $localize`Go to the cell below` },
      { keys: [modKey, 'D'], does: $localize`Copy the cell above` },
      { keys: [$localize`Esc`], does: $localize`Undo an edit` },
      { keys: [modKey, 'S'], does: $localize`Save all changed cells` },
    ],
  },
  {
    name: $localize`Records and their forms`,
    shortcuts: [
      { single: true, keys: ['J'], does: $localize`Go to the next record of the list` },
      { single: true, keys: ['K'], does: $localize`Go to the record before` },
    ],
  },
  {
    name: $localize`Sign-in letter`,
    shortcuts: [{ single: true, keys: ['M'], does: $localize`Copy the letter` }],
  },
  {
    name: $localize`Documents of a profile`,
    shortcuts: [
      { single: true, keys: ['+'], does: $localize`Zoom in` },
      { single: true, keys: ['-'], does: $localize`Zoom out` },
      { single: true, keys: ['0'], does: $localize`Show the whole document` },
      { single: true, keys: ['1'], does: $localize`Show it in its actual size` },
      { single: true, keys: ['['], does: $localize`Turn to the left` },
      { single: true, keys: [']'], does: $localize`Turn to the right` },
    ],
  },
  {
    name: $localize`Itinerary from a text`,
    shortcuts: [
      { single: true, keys: ['N'], does: $localize`Go to the next place to check` },
      { single: true, keys: ['P'], does: $localize`Go to the place to check before` },
    ],
  },
  {
    name: $localize`Forms`,
    shortcuts: [
      { keys: [modKey, 'S'], does: $localize`Save the form` },
      { keys: ['↑', '↓'], does: $localize`Go to the alt text of the image before or after` },
      { keys: [modKey, 'K'], does: $localize`Turn the selected words of a text into a link` },
      {
        keys: [modKey, 'Shift', 'Enter'],
        does: $localize`Save, and do the first choice in the menu beside Save`,
      },
    ],
  },
  {
    name: $localize`Requests`,
    shortcuts: [
      { single: true, keys: ['A'], does: $localize`Approve the request on display` },
      { single: true, keys: ['M'], does: $localize`Copy the message to whoever submitted it` },
      {
        single: true,
        keys: ['C'],
        does: $localize`Open what contradicts in a package; M copies the letter about it`,
      },
      { single: true, keys: ['J', 'N'], does: $localize`Go to the next request` },
      { single: true, keys: ['K'], does: $localize`Go to the request before` },
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
    <Dialog opened={opened} onClose={onClose} title={$localize`Keyboard shortcuts`}>
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
          ? $localize`Single-key shortcuts can be switched off under Appearance, in the account menu.`
          : $localize`Single-key shortcuts are switched off. Switch them on under Appearance, in the account menu.`}
      </Text>
    </Dialog>
  );
};
