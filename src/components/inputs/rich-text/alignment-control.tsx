import { Menu } from '@mantine/core';
import { IconAlignLeft } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { alignments } from './toolbar-actions';
import { ToolbarButton } from './toolbar-button';
import { usePaintedState } from './use-painted-state';

/** Aligns the selected paragraphs; the active side again resets them to the language's default. */
export const AlignmentControl = ({ editor }: { editor: Editor }) => {
  const chosen = usePaintedState(editor, () => alignments.find(({ active }) => active?.(editor)));
  return (
    <Menu position="bottom-start" returnFocus={false} width={180}>
      <Menu.Target>
        <ToolbarButton
          label={$localize`Alignment`}
          icon={chosen?.icon ?? IconAlignLeft}
          mirrored={!chosen}
          active={chosen !== undefined}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {alignments.map((alignment) => (
          <Menu.CheckboxItem
            key={alignment.label}
            checked={alignment === chosen}
            closeMenuOnClick
            onClick={() => alignment.run(editor.chain().focus()).run()}
          >
            {alignment.label}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
