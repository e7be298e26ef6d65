import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor, type Editor as TextEditor } from '@tiptap/react';
import { clsx } from 'clsx';
import content from '@/components/rich-content.module.css';
import { cleanPastedHtml } from './clean-paste';
import { toDocument, toHtml } from './document';
import type { EditorFrame } from './editor-field';
import { extensions } from './extensions';
import { EditorToolbar } from './toolbar';
import { useLayoutBoundary } from './use-layout-boundary';
import { onSettled, useSettledState } from './use-settled-state';
import { countWords } from './words';
import classes from './rich-text.module.css';

interface EditorProps extends EditorFrame {
  /** The HTML that the editor starts with; later changes of it are not looked at. */
  loaded: string;
  /** Gets the HTML after an edit, and `loaded` itself when the document is as it was. */
  onEdit: (html: string) => void;
}

/** Pixels at the window's edges that the page's head, the toolbar and the save bar may cover, as in `scroll-padding`. */
const covered = { top: 112, bottom: 104, left: 5, right: 5 };

const WordCount = ({ editor }: { editor: TextEditor }) => {
  const words = useSettledState(editor, () => countWords(editor.getText()));
  return (
    <bdi className={classes.words}>{words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}</bdi>
  );
};

/**
 * The editor of one text. It must not touch what it loaded: only an edit by the user is reported. Its own edits do not
 * draw it again.
 */
export const Editor = memo(({ loaded, onEdit, ...field }: EditorProps) => {
  const { id, label, disabled = false, required = false, invalid, describedBy, onFocus, onBlur } = field;
  const [start] = useState(() => {
    const document = toDocument(loaded);
    return { content: document.toJSON() as object, html: toHtml(document) };
  });
  const sent = useRef(loaded);
  const toolbar = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const typing = useRef(false);
  const edited = useRef<TextEditor>(undefined);

  /** Hands on what was edited: after the frame that shows it, and before anything else can be done with the form. */
  const report = useCallback(() => {
    const source = edited.current;
    if (!source) return;
    edited.current = undefined;
    const written = source.getHTML();
    const html = written === start.html ? loaded : source.isEmpty ? '' : written;
    if (html === sent.current) return;
    sent.current = html;
    onEdit(html);
  }, [start, loaded, onEdit]);

  const dataPath = field['data-path'];
  // The editor sets itself up anew for other props, so they stay the same objects while one types.
  const editorProps = useMemo(
    () => ({
      attributes: {
        id: `${id}-text`,
        class: clsx(content.content, classes.text),
        role: 'textbox',
        dir: 'auto',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${describedBy} ${id}-keys`.trim(),
        'aria-invalid': String(invalid),
        'aria-required': String(required),
        'aria-disabled': String(disabled),
        ...(dataPath && { 'data-path': dataPath }),
      },
      transformPastedHTML: cleanPastedHtml,
      handleDOMEvents: {
        blur: report,
        beforeinput: (_: unknown, { inputType }: InputEvent) => {
          typing.current = inputType === 'insertText';
        },
        /** Tab indents lists and walks through tables, so there must be another way out; Escape and Tab is one. */
        keydown: (_: unknown, event: KeyboardEvent) => {
          report();
          typing.current = false;
          if (event.key === 'F10' && event.altKey) {
            event.preventDefault();
            toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
            return true;
          }
          const leaves = event.key === 'Tab' && leaving.current;
          if (event.key !== 'Shift') leaving.current = event.key === 'Escape';
          return leaves;
        },
      },
      scrollThreshold: covered,
      scrollMargin: covered,
      /** The browser itself keeps in sight what is typed; measuring it once more costs as much as a tenth of a key. */
      handleScrollToSelection: () => {
        const shown = typing.current;
        typing.current = false;
        return shown;
      },
    }),
    [id, describedBy, invalid, required, disabled, dataPath, report],
  );

  const editor = useEditor({
    extensions,
    content: start.content,
    editable: !disabled,
    editorProps,
    // It would look for deleted nodes after every key, and nobody asks for them.
    enableCoreExtensions: { delete: false },
    // What is pasted as plain text stays as it is, asterisks and all.
    enablePasteRules: ['link'],
    onUpdate: (update) => {
      edited.current = update.editor;
    },
  });
  useEffect(() => onSettled(editor, report), [editor, report]);
  useLayoutBoundary(editor);
  return (
    <RichTextEditor
      editor={editor}
      withTypographyStyles={false}
      className={classes.frame}
      data-invalid={invalid || undefined}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div className={classes.head}>
        {!disabled && (
          <EditorToolbar
            ref={toolbar}
            editor={editor}
            label={`Formatting of ${label}`}
            controls={`${id}-text`}
          />
        )}
        <WordCount editor={editor} />
      </div>
      <RichTextEditor.Content />
      {!disabled && (
        <div id={`${id}-keys`} className={classes.keys}>
          Alt+F10 to the toolbar, Esc and Tab to leave
        </div>
      )}
    </RichTextEditor>
  );
});
Editor.displayName = 'Editor';
