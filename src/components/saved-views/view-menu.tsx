import { ActionIcon } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowRight,
  IconDots,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { copyText } from '@/components/notices/copy-text';
import { notifySuccess } from '@/components/notices/notices';
import { LazyMenu } from '@/components/overlays/lazy-menu';
import { stepTo } from './direction';
import { removeView, type SavedView } from './saved-views';

interface ViewMenuProps {
  view: SavedView;
  first: boolean;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onRename: () => void;
}

const moves = [
  { label: $localize`Move left`, icon: IconArrowLeft, side: 'left' },
  { label: $localize`Move right`, icon: IconArrowRight, side: 'right' },
] as const;

/** The actions of a saved view. */
export const ViewMenu = ({ view, first, last, onMove, onRename }: ViewMenuProps) => {
  const router = useRouter();
  const isEnd = (by: 1 | -1) => (by === -1 ? first : last);

  const copy = () => {
    const { href } = router.buildLocation({ to: view.path, search: view.search as never } as never);
    void copyText(
      new URL(href, location.origin).href,
      $localize`The link was copied.`,
      $localize`The browser blocked copying. Copy the address of the page instead.`,
    );
  };
  const remove = () => {
    const undo = removeView(view);
    notifySuccess($localize`The view “${view.name}:name:” was deleted.`, { undo });
  };

  return (
    <LazyMenu
      items={(Menu) => (
        <>
          <Menu.Item leftSection={<IconLink size={16} />} onClick={copy}>
            {$localize`Copy link`}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={onRename}>
            {$localize`Rename`}
          </Menu.Item>
          {moves.map(({ label, icon: MoveIcon, side }) => (
            <Menu.Item
              key={label}
              leftSection={<MoveIcon size={16} />}
              disabled={isEnd(stepTo(side))}
              onClick={() => onMove(stepTo(side))}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Item data-danger leftSection={<IconTrash size={16} />} onClick={remove}>
            {$localize`Delete`}
          </Menu.Item>
        </>
      )}
    >
      {(props) => (
        <ActionIcon {...props} size={24} aria-label={$localize`More for ${view.name}:name:`}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      )}
    </LazyMenu>
  );
};
