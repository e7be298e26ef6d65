import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Editor } from '@tiptap/react';
import type { OpenMenu } from './block-menu';
import classes from './block-menu.module.css';

interface BlockMenuListProps {
  /** The prefix of the options' ids. */
  id: string;
  editor: Editor;
  menu: OpenMenu;
}

/** The block menu at a slash. The focus stays in the text, which has the active option's id for screen readers. */
export const BlockMenuList = ({ id, editor, menu }: BlockMenuListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const { blocks, active, choose, mount } = menu;
  useEffect(() => (list.current ? mount(list.current) : undefined), [mount]);
  useEffect(() => {
    const text = editor.view.dom;
    text.setAttribute('aria-controls', `${id}-blocks`);
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, id]);
  useEffect(() => {
    editor.view.dom.setAttribute('aria-activedescendant', `${id}-block-${active}`);
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [editor, id, active]);

  return createPortal(
    <div
      ref={list}
      id={`${id}-blocks`}
      role="listbox"
      aria-label={$localize`Blocks`}
      className={classes.menu}
    >
      {blocks.map((block, place) => (
        <div
          key={block.label}
          id={`${id}-block-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={classes.block}
          onMouseDown={(event) => {
            event.preventDefault();
            choose(block);
          }}
        >
          <block.icon size={16} className={block.mirrored ? 'mirror-rtl' : undefined} />
          {block.label}
        </div>
      ))}
    </div>,
    document.body,
  );
};
