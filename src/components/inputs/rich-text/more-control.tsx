import { Fragment } from 'react';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import classes from './rich-text.module.css';
import { type MenuAction, menuActions } from './toolbar-actions';
import { ToolbarButton } from './toolbar-button';
import { usePaintedState } from './use-painted-state';
import { type EditorView, viewActions } from './view-buttons';

interface MoreControlProps {
  editor: Editor;
  /** The groups of actions whose buttons are folded. */
  folded: readonly (readonly MenuAction[])[];
  view: EditorView;
  /** Whether full screen has no button of its own either. */
  withFull: boolean;
}

/** What is rarely needed, in words, and on a narrow screen what its toolbar has no room for. */
export const MoreControl = ({ editor, folded, view, withFull }: MoreControlProps) => {
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
