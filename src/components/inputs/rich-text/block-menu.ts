import { Extension } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { exitSuggestion, Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { type Block, findBlocks, type Tool } from './blocks';

export interface OpenMenu {
  blocks: readonly Block[];
  /** The index of the option that Enter chooses. */
  active: number;
  choose: (block: Block) => void;
  /** Positions the menu's element at the slash, until the returned function is called. */
  mount: (element: HTMLElement) => () => void;
}

interface Listeners {
  onMenu: (menu: OpenMenu | undefined) => void;
  onTool: (tool: Tool) => void;
}

const pluginKey = new PluginKey('blockMenu');
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Offers blocks where a slash starts a paragraph; and a shortcut to make selected text a link. */
export const blockMenu = ({ onMenu, onTool }: Listeners) => {
  let open: OpenMenu | undefined;
  const show = (menu: OpenMenu | undefined) => {
    if (menu === open) return;
    open = menu;
    onMenu(menu);
  };
  const showFound = ({ items, command, mount, loading }: SuggestionProps<Block, Block>) => {
    if (loading) return;
    show(items.length > 0 ? { blocks: items, active: 0, choose: command, mount } : undefined);
  };

  return Extension.create({
    name: 'blockMenu',
    onBlur: ({ editor }) => {
      if (open) exitSuggestion(editor.view, pluginKey);
    },
    // With a selection, the keys make a link; otherwise they open the palette, as everywhere.
    addKeyboardShortcuts: () => ({
      'Mod-k': ({ editor }) => {
        const { empty } = editor.state.selection;
        if (!empty) onTool('link');
        return !empty;
      },
    }),
    addProseMirrorPlugins() {
      return [
        Suggestion<Block, Block>({
          editor: this.editor,
          pluginKey,
          char: '/',
          startOfLine: true,
          allow: ({ state, range }) => {
            const { parent, parentOffset } = state.doc.resolve(range.from);
            return parentOffset === 0 && !parent.type.spec.code;
          },
          // A newly typed slash opens the menu, even after an earlier one was dismissed.
          shouldResetDismissed: ({ transaction, match }) => transaction.docChanged && match.text === '/',
          items: ({ query }) => findBlocks(query),
          floatingUi: { strategy: 'fixed' },
          command: ({ editor, range, props: { does } }) => {
            const chain = editor.chain().focus().deleteRange(range);
            if (typeof does === 'function') does(chain).run();
            else {
              chain.run();
              onTool(does);
            }
          },
          render: () => ({
            onUpdate: showFound,
            onExit: () => show(undefined),
            onKeyDown: ({ event: { key } }) => {
              const block = open?.blocks[open.active];
              if (!open || !block) return false;
              const step = steps[key];
              if (step !== undefined) {
                const { length } = open.blocks;
                show({ ...open, active: (open.active + step + length) % length });
                return true;
              }
              const takes = key === 'Enter' || key === 'Tab';
              if (takes) open.choose(block);
              return takes;
            },
          }),
        }),
      ];
    },
  });
};
