import { Popover } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { httpsUrl } from '@/lib/url';
import { AddressForm } from './address-form';
import { ToolbarButton } from './toolbar-button';
import { usePaintedState } from './use-painted-state';

/** A form that opens below its button. */
export interface Disclosure {
  opened: boolean;
  onOpened: (opened: boolean) => void;
}

/** Adds an image by its address, or changes the selected one. */
export const ImageControl = ({ editor, opened, onOpened }: Disclosure & { editor: Editor }) => {
  const selected = usePaintedState(editor, () => {
    if (!editor.isActive('image')) return undefined;
    const { src, alt } = editor.getAttributes('image');
    return { address: String(src), alt: typeof alt === 'string' ? alt : '' };
  });

  return (
    <Popover opened={opened} onChange={onOpened} trapFocus returnFocus width={300}>
      <Popover.Target>
        <ToolbarButton
          label="Image"
          icon={IconPhoto}
          active={selected !== undefined}
          onClick={() => onOpened(!opened)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label="Image">
        <AddressForm
          initial={selected ?? { address: '', alt: '' }}
          withAlt
          action={selected ? 'Change image' : 'Add image'}
          read={httpsUrl}
          refusal="Write the image's address; it starts with https://."
          onApply={(src, alt) => {
            onOpened(false);
            const chain = editor.chain().focus();
            if (selected) chain.updateAttributes('image', { src, alt }).run();
            else chain.setImage({ src, alt }).run();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
};
