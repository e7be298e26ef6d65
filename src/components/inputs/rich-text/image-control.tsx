import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { httpsUrl } from '@/lib/url';
import { AddressForm } from './address-form';
import { ToolbarButton } from './toolbar-button';
import { useSettledState } from './use-settled-state';

/** Adds a picture by its address, or changes the selected one. */
export const ImageControl = ({ editor }: { editor: Editor }) => {
  const [opened, { toggle, close }] = useDisclosure(false);
  const selected = useSettledState(editor, () => {
    if (!editor.isActive('image')) return undefined;
    const { src, alt } = editor.getAttributes('image');
    return { address: String(src), alt: typeof alt === 'string' ? alt : '' };
  });

  return (
    <Popover opened={opened} onChange={close} trapFocus returnFocus width={300}>
      <Popover.Target>
        <ToolbarButton label="Picture" icon={IconPhoto} active={selected !== undefined} onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Picture">
        <AddressForm
          initial={selected ?? { address: '', alt: '' }}
          withAlt
          action={selected ? 'Change picture' : 'Add picture'}
          read={httpsUrl}
          refusal="Write the picture's address; it starts with https://."
          onApply={(src, alt) => {
            close();
            const chain = editor.chain().focus();
            if (selected) chain.updateAttributes('image', { src, alt }).run();
            else chain.setImage({ src, alt }).run();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
};
