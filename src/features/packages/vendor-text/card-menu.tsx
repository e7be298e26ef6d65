import {
  IconArrowDown,
  IconArrowMerge,
  IconArrowUp,
  IconDots,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconTrash,
} from '@tabler/icons-react';
import { RowButton } from '@/components/links/row-button';
import { LazyMenu } from '@/components/overlays/lazy-menu';
import type { DayEdits } from './use-day-edits';

interface CardMenuProps {
  index: number;
  count: number;
  name: string;
  disabled: boolean;
  edits: DayEdits;
}

/** What can be done with a day that was read. */
export const CardMenu = ({ index, count, name, disabled, edits }: CardMenuProps) => (
  <LazyMenu
    items={(Menu) => (
      <>
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          disabled={index === 0}
          onClick={() => edits.move(index, index - 1)}
        >
          {$localize`Move up`}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          disabled={index === count - 1}
          onClick={() => edits.move(index, index + 1)}
        >
          {$localize`Move down`}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconRowInsertTop size={16} />} onClick={() => edits.insert(index)}>
          {$localize`Insert a day above`}
        </Menu.Item>
        <Menu.Item leftSection={<IconRowInsertBottom size={16} />} onClick={() => edits.insert(index + 1)}>
          {$localize`Insert a day below`}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowMerge size={16} />}
          disabled={index === 0}
          onClick={() => edits.merge(index)}
        >
          {$localize`Merge with the day above`}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item data-danger leftSection={<IconTrash size={16} />} onClick={() => edits.remove(index)}>
          {$localize`Remove`}
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
