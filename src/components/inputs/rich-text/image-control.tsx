import { type ReactNode, useState } from 'react';
import { Divider, Popover } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { httpsUrl } from '@/lib/text/url';
import { type Addressed, AddressForm } from './address-form';
import { ToolbarButton } from './toolbar-button';
import { usePaintedState } from './use-painted-state';
import { type Disclosure, useTypedAddress } from './use-typed-address';

/** Renders a picker of existing images of records, which passes on a URL and alt text. */
export type OwnImages = (pick: (image: Addressed) => void) => ReactNode;

interface ImageControlProps extends Disclosure {
  editor: Editor;
  ownImages: OwnImages | undefined;
}

/** Adds an image by URL, or changes the selected one. */
export const ImageControl = ({ editor, ownImages, opened, onOpened }: ImageControlProps) => {
  const { typed, setTyped, show, done } = useTypedAddress(onOpened);
  const [picked, setPicked] = useState<string>();
  const selected = usePaintedState(editor, () => {
    if (!editor.isActive('image')) return undefined;
    const { src, alt } = editor.getAttributes('image');
    return { address: String(src), alt: typeof alt === 'string' ? alt : '' };
  });

  return (
    <Popover opened={opened} onChange={show} hideDetached={false} trapFocus returnFocus width={300}>
      <Popover.Target>
        <ToolbarButton
          label={$localize`Image`}
          icon={IconPhoto}
          active={selected !== undefined}
          onClick={() => show(!opened)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={$localize`Image`}>
        <AddressForm
          value={typed ?? selected ?? { address: '', alt: '' }}
          onChange={setTyped}
          withAlt
          action={selected ? $localize`Change image` : $localize`Add image`}
          // Images of our API may be served without https, as the API itself.
          read={(address) => (address === picked ? address : httpsUrl(address))}
          refusal={$localize`Write the image's address; it starts with https://.`}
          onApply={(src, alt) => {
            done();
            const chain = editor.chain().focus();
            if (selected) chain.updateAttributes('image', { src, alt }).run();
            else chain.setImage({ src, alt }).run();
          }}
        />
        {ownImages && (
          <>
            <Divider my="sm" label={$localize`or an image of ours`} />
            {ownImages((image) => {
              setPicked(image.address);
              setTyped(image);
            })}
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
