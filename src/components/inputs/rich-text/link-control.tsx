import { type ReactNode, useState } from 'react';
import { Divider, Popover } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { linkUrl, sitePath } from '@/lib/url';
import { AddressForm } from './address-form';
import type { Disclosure } from './image-control';
import { ToolbarButton } from './toolbar-button';
import { usePaintedState } from './use-painted-state';

/** Finds a page of the site that is made here, and gives its address. */
export type OwnPages = (pick: (address: string) => void) => ReactNode;

interface LinkControlProps extends Disclosure {
  editor: Editor;
  ownPages: OwnPages | undefined;
}

/** `example.com/page` is meant as a web address. */
const readLink = (typed: string) =>
  linkUrl(typed) ??
  sitePath(typed) ??
  (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u.test(typed.trim())
    ? linkUrl(`https://${typed.trim()}`)
    : undefined);

/** Sets, changes and removes the link at the selection. */
export const LinkControl = ({ editor, ownPages, opened, onOpened }: LinkControlProps) => {
  const [picked, setPicked] = useState<string>();
  const href = usePaintedState(editor, () =>
    editor.isActive('link') ? String(editor.getAttributes('link').href) : undefined,
  );

  const close = () => onOpened(false);
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
    <Popover
      opened={opened}
      onChange={onOpened}
      onExitTransitionEnd={() => setPicked(undefined)}
      trapFocus
      returnFocus
      width={300}
    >
      <Popover.Target>
        <ToolbarButton
          label="Link"
          icon={IconLink}
          active={href !== undefined}
          onClick={() => onOpened(!opened)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label="Link">
        <AddressForm
          key={picked}
          initial={{ address: picked ?? href ?? '', alt: '' }}
          action={href === undefined ? 'Add link' : 'Change link'}
          read={readLink}
          refusal="Write a web address (https://…), a path of the site (/…), a mailto: or a tel: one."
          onApply={apply}
          onRemove={href === undefined ? undefined : remove}
        />
        {ownPages && (
          <>
            <Divider my="sm" label="or a page of ours" />
            {ownPages(setPicked)}
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
