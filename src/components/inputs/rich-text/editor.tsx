import { memo, useRef, useState } from 'react';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor as TextEditor, useEditor } from '@tiptap/react';
import { useLatest } from '@/components/hooks/use-latest';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { blockMenu, type OpenMenu } from './block-menu';
import { BlockMenuList } from './block-menu-list';
import type { Tool } from './blocks';
import type { EditorFrame } from './editor-frame';
import { EditorHead } from './editor-head';
import { editingExtensions } from './extensions';
import type { LeftOut } from './left-out';
import { openText } from './open-text';
import classes from './rich-text.module.css';
import { EditorToolbar } from './toolbar';
import { useEditorProps } from './use-editor-props';
import { useLayoutBoundary } from './use-layout-boundary';
import { usePaintedState } from './use-painted-state';
import { readingMinutes, wordCountOf } from './words';

/** The word count and the reading time. */
const WordCount = ({ editor }: { editor: TextEditor }) => {
  const words = usePaintedState(editor, () => wordCountOf(editor.state.doc));
  const minutes = readingMinutes(words);
  return (
    <span className={classes.words}>
      <bdi>
        {plural(words, { one: $localize`# word`, other: $localize`# words` })}
        {minutes > 0 && $localize`, ${formatCount(minutes)}:minutes: min to read`}
      </bdi>
    </span>
  );
};

interface EditorProps extends EditorFrame {
  /** The initial HTML; later changes are ignored. */
  loaded: string;
  /** Receives the HTML after an edit, and `loaded` itself if the document is unchanged. */
  onEdit: (html: string) => void;
}

/**
 * The editor of one text. Loading a text is not an edit: only user changes are reported. Its own edits do not re-render
 * it.
 */
export const Editor = memo(({ loaded, onEdit, ...field }: EditorProps) => {
  const { id, label, disabled = false, required = false, invalid, view, onFocus, onBlur } = field;
  const [start] = useState(() => {
    const { document, write } = openText(loaded);
    return { content: document.toJSON() as object, html: write(document), write };
  });
  const sent = useRef(loaded);
  const toolbar = useRef<HTMLDivElement>(null);

  const report = (source: TextEditor) => {
    const written = start.write(source.state.doc);
    const html = written === start.html ? loaded : source.isEmpty ? '' : written;
    if (html === sent.current) return;
    sent.current = html;
    onEdit(html);
  };

  const [leftOut, setLeftOut] = useState<LeftOut>();
  const [tool, setTool] = useState<Tool>();
  const [menu, setMenu] = useState<OpenMenu>();
  const openTool = useLatest((chosen: Tool) => {
    if (chosen === 'html') view.onCode();
    else setTool(chosen);
  });
  const [extensions] = useState(() => [
    ...editingExtensions,
    blockMenu({ onMenu: setMenu, onTool: (chosen) => openTool.current(chosen) }),
  ]);
  const editorProps = useEditorProps({ field, toolbar, menu, onLeftOut: setLeftOut });
  const editor = useEditor({
    extensions,
    content: start.content,
    editable: !disabled,
    editorProps,
    // The style tag would be removed with the last editor on the page, even if another is about to mount.
    injectCSS: false,
    // It would search for deleted nodes after every keystroke, and nothing listens to it.
    enableCoreExtensions: { delete: false },
    // Plain text is pasted verbatim, asterisks included.
    enablePasteRules: false,
    onUpdate: (update) => {
      report(update.editor);
      // A paste or drop sets this message itself; any other edit clears it.
      if (update.transaction.getMeta('uiEvent') === undefined) setLeftOut(undefined);
    },
  });
  useLayoutBoundary(editor);
  return (
    <div onFocus={onFocus} onBlur={onBlur}>
      <EditorHead id={id} label={label} required={required}>
        {!disabled && (
          <EditorToolbar
            ref={toolbar}
            editor={editor}
            label={$localize`Formatting of ${label}:label:`}
            controls={`${id}-text`}
            tool={tool}
            onTool={setTool}
            view={view}
            ownPages={field.ownPages}
            ownImages={field.ownImages}
          />
        )}
        <WordCount editor={editor} />
      </EditorHead>
      <RichTextEditor
        editor={editor}
        withTypographyStyles={false}
        className={classes.frame}
        data-invalid={invalid || undefined}
      >
        <RichTextEditor.Content />
        {!disabled && (
          <div id={`${id}-keys`} className={classes.keys} data-key-hint>
            {$localize`Type / for blocks, Alt+F10 to the toolbar, Esc and Tab to leave`}
          </div>
        )}
      </RichTextEditor>
      {leftOut && (
        <Text size="sm" c="danger" role="alert" className={classes.refusal}>
          {leftOut.reason}{' '}
          {leftOut.pictures && field.ownImages && (
            <Button size="compact-sm" variant="default" onClick={() => setTool('image')}>
              {$localize`Choose one of ours`}
            </Button>
          )}
        </Text>
      )}
      <VisuallyHidden role="status">
        {menu &&
          plural(menu.blocks.length, {
            one: $localize`# block to choose from`,
            other: $localize`# blocks to choose from`,
          })}
      </VisuallyHidden>
      {menu && <BlockMenuList id={id} editor={editor} menu={menu} />}
    </div>
  );
});
Editor.displayName = $localize`Editor`;
