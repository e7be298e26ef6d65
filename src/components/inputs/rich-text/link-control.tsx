import { Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { linkUrl } from '@/lib/url';
import { AddressForm } from './address-form';
import { ToolbarButton } from './toolbar-button';
import { useSettledState } from './use-settled-state';

/** `example.com/page` is meant as a web address. */
const readLink = (typed: string) =>
  linkUrl(typed) ??
  (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u.test(typed.trim())
    ? linkUrl(`https://${typed.trim()}`)
    : undefined);

/** Sets, changes and removes the link at the selection. */
export const LinkControl = ({ editor }: { editor: Editor }) => {
  const [opened, { toggle, close }] = useDisclosure(false);
  const href = useSettledState(editor, () =>
    editor.isActive('link') ? String(editor.getAttributes('link').href) : undefined,
  );

  const apply = (address: string) => {
    close();
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus();
    if (empty && href === undefined) {
      chain
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
        .run();
    } else chain.extendMarkRange('link').setLink({ href: address }).run();
  };
  const remove = () => {
    close();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };

  return (
    <Popover opened={opened} onChange={close} trapFocus returnFocus width={300}>
      <Popover.Target>
        <ToolbarButton label="Link" icon={IconLink} active={href !== undefined} onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown aria-label="Link">
        <AddressForm
          initial={{ address: href ?? '', alt: '' }}
          action={href === undefined ? 'Add link' : 'Change link'}
          read={readLink}
          refusal="Write a web address (https://…), a mailto: or a tel: one."
          onApply={apply}
          onRemove={href === undefined ? undefined : remove}
        />
      </Popover.Dropdown>
    </Popover>
  );
};
