import { Fragment, memo, type Ref } from 'react';
import { Menu, Toolbar } from '@mantine/core';
import { IconDots, IconTable } from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/react';
import { useNarrow } from '@/components/hooks/use-narrow';
import type { Tool } from './blocks';
import { ImageControl, type OwnImages } from './image-control';
import { LinkControl, type OwnPages } from './link-control';
import classes from './rich-text.module.css';
import { type Action, historyActions, type MenuAction, menuActions, textActions } from './toolbar-actions';
import { ToolbarButton } from './toolbar-button';
import { usePaintedState } from './use-painted-state';
import { type EditorView, viewActions, ViewButtons } from './view-buttons';

interface MoreControlProps {
  editor: Editor;
  /** The groups of actions whose buttons are folded. */
  folded: readonly (readonly MenuAction[])[];
  view: EditorView;
  /** Whether full screen has no button of its own either. */
  withFull: boolean;
}

/** What is rarely needed, in words, and on a narrow screen what its toolbar has no room for. */
const MoreControl = ({ editor, folded, view, withFull }: MoreControlProps) => {
  const all = [...folded, ...menuActions].filter((group) => group.length > 0);
  const states = usePaintedState(editor, () =>
    Object.fromEntries(
      all
        .flat()
        .map(({ label, active, enabled }) => [
          label,
          { active: active?.(editor) ?? false, enabled: enabled?.(editor) ?? true },
        ]),
    ),
  );

  return (
    <Menu position="bottom-end" returnFocus={false} width={230} alignItemsLabels="all">
      <Menu.Target>
        <ToolbarButton
          label={$localize`More formatting`}
          icon={IconDots}
          active={Object.values(states).some(({ active }) => active)}
        />
      </Menu.Target>
      <Menu.Dropdown className={classes.more}>
        {all.map((group) => (
          <Fragment key={group[0]?.label}>
            {group.map(({ label, run, active, keys }) => {
              const item = {
                disabled: states[label]?.enabled === false,
                rightSection: keys,
                onClick: () => run(editor.chain().focus()).run(),
                children: label,
              };
              return active ? (
                <Menu.CheckboxItem
                  key={label}
                  {...item}
                  checked={states[label]?.active ?? false}
                  closeMenuOnClick
                />
              ) : (
                <Menu.Item key={label} {...item} />
              );
            })}
            <Menu.Divider />
          </Fragment>
        ))}
        {viewActions(view)
          .filter(({ isRare }) => isRare || withFull)
          .map(({ label, onClick }) => (
            <Menu.Item key={label} onClick={onClick}>
              {label}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
};

type Command = [label: string, run: (chain: ChainedCommands) => ChainedCommands];

const rows: Command[] = [
  [$localize`Add row above`, (chain) => chain.addRowBefore()],
  [$localize`Add row below`, (chain) => chain.addRowAfter()],
  [$localize`Delete row`, (chain) => chain.deleteRow()],
];
const columns: Command[] = [
  [$localize`Add column before`, (chain) => chain.addColumnBefore()],
  [$localize`Add column after`, (chain) => chain.addColumnAfter()],
  [$localize`Delete column`, (chain) => chain.deleteColumn()],
];
const table: Command[] = [
  [$localize`Header row on or off`, (chain) => chain.toggleHeaderRow()],
  [$localize`Delete table`, (chain) => chain.deleteTable()],
];

/** Adds a table, and edits the one around the selection. */
const TableControl = ({ editor }: { editor: Editor }) => {
  const inTable = usePaintedState(editor, () => editor.isActive('table'));
  const items = (commands: Command[]) =>
    commands.map(([label, run]) => (
      <Menu.Item key={label} onClick={() => run(editor.chain().focus()).run()}>
        {label}
      </Menu.Item>
    ));

  return (
    <Menu position="bottom-start" returnFocus={false} width={200}>
      <Menu.Target>
        <ToolbarButton label={$localize`Table`} icon={IconTable} active={inTable} />
      </Menu.Target>
      <Menu.Dropdown>
        {!inTable && items([[$localize`Insert table`, (chain) => chain.insertTable({ rows: 3, cols: 3 })]])}
        {inTable && (
          <>
            {items(rows)}
            <Menu.Divider />
            {items(columns)}
            <Menu.Divider />
            {items(table)}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

interface EditorToolbarProps {
  editor: Editor;
  /** The toolbar's accessible name. */
  label: string;
  /** The id of the text that it controls. */
  controls: string;
  tool: Tool | undefined;
  onTool: (tool: Tool | undefined) => void;
  view: EditorView;
  ownPages: OwnPages | undefined;
  ownImages: OwnImages | undefined;
  ref: Ref<HTMLDivElement>;
}

const ActionButton = ({ editor, action }: { editor: Editor; action: Action }) => {
  const { active, enabled } = usePaintedState(editor, () => ({
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

const isFolded = ({ folded }: Action, narrow: boolean) =>
  folded === 'everywhere' || (narrow && folded === 'when narrow');

const groups = (editor: Editor, actions: Action[][], narrow: boolean) =>
  actions.map((group) => (
    <div key={group[0]?.label} className={classes.group}>
      {group
        .filter((action) => !isFolded(action, narrow))
        .map((action) => (
          <ActionButton key={action.label} editor={editor} action={action} />
        ))}
    </div>
  ));

/** The toolbar above the text: a single tab stop; arrow keys move between the buttons. Its last one has what is rare. */
export const EditorToolbar = memo((props: EditorToolbarProps) => {
  const { editor, label, controls, tool, onTool, view, ownPages, ownImages, ref } = props;
  const narrow = useNarrow();
  const folded = [...textActions, historyActions].map((group) =>
    group.filter((action) => isFolded(action, narrow)),
  );
  const disclosure = (own: Tool) => ({
    opened: tool === own,
    onOpened: (opened: boolean) => onTool(opened ? own : undefined),
  });
  return (
    <Toolbar
      ref={ref}
      aria-label={label}
      aria-controls={controls}
      variant="light"
      size="sm"
      withBorder={false}
      className={classes.toolbar}
    >
      {groups(editor, textActions, narrow)}
      <div className={classes.group}>
        <LinkControl editor={editor} ownPages={ownPages} {...disclosure('link')} />
        <ImageControl editor={editor} ownImages={ownImages} {...disclosure('image')} />
        <TableControl editor={editor} />
      </div>
      {groups(editor, [historyActions], narrow)}
      <div className={classes.group}>
        {!narrow && <ViewButtons view={view} folded />}
        <MoreControl editor={editor} folded={folded} view={view} withFull={narrow} />
      </div>
    </Toolbar>
  );
});
EditorToolbar.displayName = 'EditorToolbar';
