import { Extension } from '@tiptap/core';
import { DOMSerializer, type Fragment } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';

const MARK = 'data-text-copy';

class CopySerializer extends DOMSerializer {
  override serializeFragment(
    fragment: Fragment,
    options?: { document?: Document },
    target?: HTMLElement | DocumentFragment,
  ): HTMLElement | DocumentFragment {
    const written = super.serializeFragment(fragment, options, target);
    // Content of an element has a target.
    if (!target) written.firstElementChild?.setAttribute(MARK, '');
    return written;
  }
}

/** Marks what is copied, cut or dragged out of an editor, so that it is inserted again as it is. */
export const OwnCopy = Extension.create({
  name: 'ownCopy',
  addProseMirrorPlugins() {
    const { nodes, marks } = DOMSerializer.fromSchema(this.editor.schema);
    return [new Plugin({ props: { clipboardSerializer: new CopySerializer(nodes, marks) } })];
  },
});

/**
 * Whether HTML was copied from an editor of this application. Another site could pretend it: what comes in is limited by
 * the schema, as for a stored text.
 */
export const isOwnCopy = (html: string): boolean => new RegExp(`<[^<>]*\\s${MARK}[\\s=>]`).test(html);
