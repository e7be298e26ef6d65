import { memo, useState } from 'react';
import {
  IconArrowBackUp,
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTrash,
} from '@tabler/icons-react';
import { RowButton } from '@/components/links/row-button';
import { LazyMenu } from '@/components/overlays/lazy-menu';
import type { DayActions } from './day-actions';

interface DayMenuProps {
  dayKey: string;
  name: string;
  first: boolean;
  last: boolean;
  /** Its texts differ from the saved ones. */
  changed: boolean;
  disabled: boolean;
  /** How the day is deleted: at once by its own call, with the others on save, or without a call as it is new. */
  removal: 'at once' | 'when saved' | 'new';
  actions: DayActions;
}

const removalLabels = {
  'at once': $localize`Delete`,
  'when saved': $localize`Delete when saved`,
  new: $localize`Remove`,
};

/** The menu of a day. */
const Items = ({ dayKey, name, first, last, changed, disabled, removal, actions }: DayMenuProps) => {
  // The action moves the focus, so it must not return to the menu's button.
  const [leads, setLeads] = useState(false);
  const leading = (act: () => void) => () => {
    setLeads(true);
    act();
  };
  return (
    <LazyMenu
      returnFocus={!leads}
      onOpen={() => setLeads(false)}
      items={(Menu) => (
        <>
          <Menu.Item
            leftSection={<IconArrowUp size={16} />}
            disabled={first}
            onClick={() => actions.step(dayKey, -1)}
          >
            {$localize`Move up`}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown size={16} />}
            disabled={last}
            onClick={() => actions.step(dayKey, 1)}
          >
            {$localize`Move down`}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconRowInsertTop size={16} />}
            onClick={leading(() => actions.insert(dayKey, 0))}
          >
            {$localize`Insert a day above`}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconRowInsertBottom size={16} />}
            onClick={leading(() => actions.insert(dayKey, 1))}
          >
            {$localize`Insert a day below`}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={leading(() => actions.clone(dayKey))}>
            {$localize`Clone`}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowMerge size={16} />}
            disabled={first}
            onClick={leading(() => actions.merge(dayKey))}
          >
            {$localize`Merge with the day above`}
          </Menu.Item>
          {changed && (
            <Menu.Item
              leftSection={<IconArrowBackUp size={16} className="mirror-rtl" />}
              onClick={leading(() => actions.revert(dayKey))}
            >
              {$localize`Take back its changes`}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item
            data-danger
            leftSection={<IconTrash size={16} />}
            onClick={leading(() => actions.remove(dayKey))}
          >
            {removalLabels[removal]}
          </Menu.Item>
        </>
      )}
    >
      {(props) => (
        <RowButton {...props} aria-label={$localize`More for ${name}:name:`} disabled={disabled}>
          <IconDots size={17} aria-hidden />
        </RowButton>
      )}
    </LazyMenu>
  );
};

export const DayMenu = memo(Items);
