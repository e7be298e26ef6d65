import { use } from 'react';
import { ActionIcon } from '@mantine/core';
import { type Icon, IconDots, IconListSearch } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useDeleteDialog } from '@/components/dialogs/delete-dialog';
import { RecordUses } from '@/components/dialogs/record-uses-context';
import { type Address, linkTo } from '@/components/links/address';
import { noteDeleted } from '@/lib/records/deleted-records';
import { RecordMenu } from './record-menu';

/** A link to another screen, or what opens a dialog. */
export type DetailLink = { label: string; icon: Icon } & ({ to: Address } | { onClick: () => void });

interface DetailMenuProps {
  /** The record's noun, in lower case: "package". */
  noun: string;
  /** The record's name. */
  name: string;
  links: readonly DetailLink[];
  /** Deletes the record; the last item of the menu. */
  remove?: (() => Promise<unknown>) | undefined;
  /** A warning before it is deleted, if any. */
  caution?: (() => Promise<string | undefined>) | undefined;
  onDeleted?: (() => void) | undefined;
}

/** The actions of the record on display besides its primary one; delete comes last. */
export const DetailMenu = ({ noun, name, links, remove, caution, onDeleted }: DetailMenuProps) => {
  const router = useRouter();
  const uses = use(RecordUses);
  const deletionOf = (asked: string) => {
    const [, path = '', id] = /^(\/[\w-]+)\/(\d+)\/[\w-]+$/.exec(router.state.location.pathname) ?? [];
    return {
      name: asked,
      listed: id ? { path, id: Number(id) } : undefined,
      remove: async () => remove?.(),
      onDeleted: () => {
        if (id) noteDeleted(path, Number(id));
        onDeleted?.();
      },
    };
  };
  const [ask, dialog] = useDeleteDialog(noun, deletionOf, { caution });
  const { listed, ...deletion } = deletionOf(name);
  const showUses = async ({ path, id }: { path: string; id: number }) =>
    uses?.show({ path, records: [{ id, name }], ...(remove && deletion), caution: await caution?.() });
  return (
    <>
      <RecordMenu
        items={[
          ...links.map((item) => ('to' in item ? { ...item, link: linkTo(item.to) } : item)),
          ...(listed && uses?.isUsed(listed.path)
            ? [
                {
                  label: $localize`Where it is used`,
                  icon: IconListSearch,
                  onClick: () => void showUses(listed),
                },
              ]
            : []),
        ]}
        onDelete={remove && (() => ask(name))}
      >
        {(props) => (
          <ActionIcon {...props} size={36} variant="default" aria-label={$localize`More for ${name}:name:`}>
            <IconDots size={18} />
          </ActionIcon>
        )}
      </RecordMenu>
      {dialog}
    </>
  );
};
