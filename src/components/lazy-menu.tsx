import { type MouseEvent, type ReactNode, type Ref, useId, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { Menu, type MenuProps } from '@mantine/core';

interface AtProps {
  element: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Gives a menu an element that is there already. */
const At = ({ element, ref }: AtProps) => {
  useImperativeHandle(ref, () => element, [element]);
  return null;
};

interface ButtonProps {
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

interface LazyMenuProps extends Pick<MenuProps, 'position' | 'returnFocus'> {
  onOpen?: () => void;
  /** The items, once the menu is wanted. */
  items: () => ReactNode;
  /** Renders the button that opens the menu. */
  children: (props: ButtonProps) => ReactNode;
}

/** A menu of which there is nothing but its button until it is first opened, for the rows of a long list. */
export const LazyMenu = ({ onOpen, items, children, ...menu }: LazyMenuProps) => {
  const id = useId();
  const [button, setButton] = useState<HTMLButtonElement>();
  const [opened, setOpened] = useState(false);
  return (
    <>
      {children({
        id: `${id}-target`,
        'aria-haspopup': 'menu',
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
        onClick: ({ currentTarget }) => {
          if (!opened) onOpen?.();
          // Closed first, it opens like one that was there before: with its transition, and knowing where the focus was.
          flushSync(() => setButton(currentTarget));
          setOpened(!opened);
        },
      })}
      {button && (
        <Menu id={id} opened={opened} onChange={setOpened} withinPortal {...menu}>
          <Menu.Target>
            <At element={button} />
          </Menu.Target>
          <Menu.Dropdown>{items()}</Menu.Dropdown>
        </Menu>
      )}
    </>
  );
};
