import { useNavigate } from '@tanstack/react-router';
import { type Address, linkTo } from '@/components/address';
import type { Importing } from '@/components/edit-many/importing';
import { type Crumb, useScreenTitle } from '@/components/screen-title';
import { ImportSlot } from './import-slot';

interface ImportPageProps {
  nouns: { one: string; other: string };
  importing: Importing | undefined;
  /** Ancestors in the breadcrumb, outermost first. */
  trail: readonly Crumb[] | undefined;
  /** The screen of the record that the new ones belong to. */
  back: Address;
}

/** A screen that imports parts of a record, such as rooms. */
export const ImportPage = ({ nouns, importing, trail, back }: ImportPageProps) => {
  const navigate = useNavigate();
  useScreenTitle({ title: `Import ${nouns.other}`, trail });
  return (
    <ImportSlot
      nouns={nouns}
      level={1}
      back="Back"
      load={() => Promise.resolve(importing)}
      onDone={() => void navigate(linkTo(back))}
    />
  );
};
