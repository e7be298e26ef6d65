import { Extension, InputRule } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { webUrl } from '@/lib/text/url';

/** A URL with its scheme, the punctuation after it, and the space that ends it. */
const ENDED_ADDRESS = /(?:^|[\s(])(https?:\/\/\S*[\p{L}\p{N}/=_-])[^\s\p{L}\p{N}/=_-]*[ \u00a0]$/u;

/** Links the URL of an `ENDED_ADDRESS` match that starts at `start` in the document. */
const linkAddress = (tr: Transaction, [whole, address = '']: RegExpMatchArray, start: number) => {
  const { link } = tr.doc.type.schema.marks;
  const from = start + whole.indexOf(address);
  const to = from + address.length;
  if (!link || webUrl(address) === undefined || tr.doc.rangeHasMark(from, to, link)) return;
  tr.addMark(from, to, link.create({ href: address })).removeStoredMark(link);
};

/**
 * Links a typed URL with a scheme when a space or the end of the paragraph follows. Bare domains are not linked: a
 * missing space between sentences, as in `lodge.In`, looks like one.
 */
export const TypedLinks = Extension.create({
  name: 'typedLinks',
  // Runs before Enter splits the paragraph.
  priority: 1000,
  addInputRules: () => [
    new InputRule({
      find: ENDED_ADDRESS,
      handler: ({ state, range, match }) => linkAddress(state.tr, match, range.from),
    }),
  ],
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => {
      const { $from, empty } = editor.state.selection;
      if (!empty || $from.parent.type.spec.code) return false;
      const match = ENDED_ADDRESS.exec(`${$from.parent.textBetween(0, $from.parentOffset, undefined, ' ')} `);
      if (!match) return false;
      const { tr } = editor.state;
      linkAddress(tr, match, $from.start() + match.index);
      if (tr.docChanged) editor.view.dispatch(tr);
      return false;
    },
  }),
});
