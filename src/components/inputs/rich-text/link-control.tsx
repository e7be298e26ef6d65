import type { ReactNode } from 'react';
import { Divider, Popover } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useLatest } from '@/components/hooks/use-latest';
import { modKey } from '@/components/keys/mod-key';
import { linkUrl, sitePath } from '@/lib/text/url';
import { AddressForm } from './address-form';
import { ToolbarButton } from './toolbar-button';
import { usePaintedState } from './use-painted-state';
import { type Disclosure, useTypedAddress } from './use-typed-address';

/** Renders a picker of pages of the public site, which passes on a path and a name. */
export type OwnPages = (pick: (address: string, name: string) => void) => ReactNode;

interface LinkControlProps extends Disclosure {
  editor: Editor;
  ownPages: OwnPages | undefined;
}

/** Reads `example.com/page` as a web address. */
const readLink = (typed: string) =>
  linkUrl(typed) ??
  sitePath(typed) ??
  (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]|$)/u.test(typed.trim())
    ? linkUrl(`https://${typed.trim()}`)
    : undefined);

/** Sets, changes and removes the link at the selection. */
export const LinkControl = ({ editor, ownPages, opened, onOpened }: LinkControlProps) => {
  const { typed, setTyped, show, done } = useTypedAddress(onOpened);
  // The picked page's path is loaded asynchronously; the form may be closed by then.
  const isOpen = useLatest(opened);
  const href = usePaintedState(editor, () =>
    editor.isActive('link') ? String(editor.getAttributes('link').href) : undefined,
  );

  const apply = (address: string, name: string) => {
    done();
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus();
    if (empty && href === undefined) {
      chain
        .insertContent({
          type: 'text',
          text: name,
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run();
    } else chain.extendMarkRange('link').setLink({ href: address }).run();
  };
  const remove = () => {
    done();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };

  return (
    <Popover opened={opened} onChange={show} hideDetached={false} trapFocus returnFocus width={300}>
      <Popover.Target>
        <ToolbarButton
          label={$localize`Link`}
          keys={`${modKey}+K`}
          icon={IconLink}
          active={href !== undefined}
          onClick={() => show(!opened)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={$localize`Link`}>
        <AddressForm
          value={typed ?? { address: href ?? '', alt: '' }}
          onChange={setTyped}
          action={href === undefined ? $localize`Add link` : $localize`Change link`}
          read={readLink}
          refusal={$localize`Write a web address (https://…), a path of the site (/…), a mailto: or a tel: one.`}
          onApply={(address) => apply(address, address)}
          onRemove={href === undefined ? undefined : remove}
        />
        {ownPages && (
          <>
            <Divider my="sm" label={$localize`or a page of ours`} />
            {ownPages((address, name) => isOpen.current && apply(address, name))}
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
