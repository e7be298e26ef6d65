import { memo, type Ref } from 'react';
import { Toolbar, Tooltip } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { ImageControl } from './image-control';
import { LinkControl } from './link-control';
import { TableControl } from './table-control';
import { layoutActions, textActions, type Action } from './toolbar-actions';
import { ToolbarButton } from './toolbar-button';
import { useSettledState } from './use-settled-state';
import classes from './rich-text.module.css';

interface EditorToolbarProps {
  editor: Editor;
  /** The toolbar's accessible name. */
  label: string;
  /** The id of the text that it formats. */
  controls: string;
  ref: Ref<HTMLDivElement>;
}

const ActionButton = ({ editor, action }: { editor: Editor; action: Action }) => {
  const { active, enabled } = useSettledState(editor, () => ({
    active: action.active?.(editor),
    enabled: action.enabled?.(editor) ?? true,
  }));
  return (
    <ToolbarButton
      label={action.label}
      keys={action.keys}
      icon={action.icon}
      mirrored={action.mirrored}
      active={active}
      disabled={!enabled}
      onClick={() => action.run(editor.chain().focus()).run()}
    />
  );
};

const groups = (editor: Editor, actions: Action[][]) =>
  actions.map((group) => (
    <div key={group[0]?.label} className={classes.group}>
      {group.map((action) => (
        <ActionButton key={action.label} editor={editor} action={action} />
      ))}
    </div>
  ));

/** The buttons above the text: one stop for Tab, the arrow keys go from button to button. */
export const EditorToolbar = memo(({ editor, label, controls, ref }: EditorToolbarProps) => (
  <Tooltip.Group openDelay={400} closeDelay={100}>
    <Toolbar
      ref={ref}
      aria-label={label}
      aria-controls={controls}
      variant="light"
      size="sm"
      withBorder={false}
      className={classes.toolbar}
    >
      {groups(editor, textActions)}
      <div className={classes.group}>
        <LinkControl editor={editor} />
        <ImageControl editor={editor} />
        <TableControl editor={editor} />
      </div>
      {groups(editor, layoutActions)}
    </Toolbar>
  </Tooltip.Group>
));
EditorToolbar.displayName = 'EditorToolbar';
