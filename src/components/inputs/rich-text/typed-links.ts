import { Extension, InputRule } from '@tiptap/core';
import type { ResolvedPos } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { webUrl } from '@/lib/url';

/** An address with its scheme, and the marks of the sentence behind it. */
const ADDRESS = /(?:^|[\s(])(https?:\/\/\S*[\p{L}\p{N}/=_-])[^\s\p{L}\p{N}/=_-]*$/u;

/** Makes a link of the address that ends at `$end`; says whether there was one to make. */
function linkAddress(tr: Transaction, $end: ResolvedPos): boolean {
  const text = $end.parent.textBetween(0, $end.parentOffset, undefined, ' ');
  const [whole = '', address = ''] = ADDRESS.exec(text) ?? [];
  const { link } = tr.doc.type.schema.marks;
  const from = $end.pos - whole.length + whole.indexOf(address);
  const to = from + address.length;
  if (!link || webUrl(address) === undefined || tr.doc.rangeHasMark(from, to, link)) return false;
  tr.addMark(from, to, link.create({ href: address })).removeStoredMark(link);
  return true;
}

/**
 * An address that is typed with its scheme becomes a link when a space or the end of its paragraph follows. Names of
 * places alone do not, as `lodge.In` would without a space between two sentences.
 */
export const TypedLinks = Extension.create({
  name: 'typedLinks',
  // Before Enter splits the paragraph.
  priority: 1000,
  addInputRules: () => [
    new InputRule({
      find: (text) => {
        const match = /[ \u00a0]$/.test(text) && ADDRESS.exec(text.slice(0, -1));
        return match ? { index: match.index, text: text.slice(match.index) } : null;
      },
      handler: ({ state, range }) => {
        linkAddress(state.tr, state.doc.resolve(range.to - 1));
      },
    }),
  ],
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => {
      const { $from, empty } = editor.state.selection;
      const { tr } = editor.state;
      const isText = empty && !$from.parent.type.spec.code;
      if (isText && linkAddress(tr, $from)) editor.view.dispatch(tr);
      return false;
    },
  }),
});
