import { Skeleton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { Importing } from '@/components/edit-many/importing';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { type Address, linkTo } from '@/components/links/address';
import { type Crumb, useScreenTitle } from '@/components/screen/screen-title';
import type { KnownRecords } from './known-records';

interface ImportPageProps {
  nouns: { one: string; other: string };
  importing: Importing | undefined;
  existing: KnownRecords;
  /** Ancestors in the breadcrumb, outermost first. */
  trail: readonly Crumb[] | undefined;
  /** The screen of the record that the new ones belong to. */
  back: Address;
}

/** A screen that imports parts of a record, such as rooms; its chunk is loaded on demand. */
export const ImportPage = ({ nouns, importing, existing, trail, back }: ImportPageProps) => {
  const navigate = useNavigate();
  useScreenTitle({ title: $localize`Import ${nouns.other}:nouns:`, trail });
  const chunk = useChunk(() => import('./import-screen'));
  if (chunk.state === 'loading')
    return (
      <Skeleton h={320} role="status" aria-label={$localize`Loading the import of ${nouns.other}:nouns:`} />
    );
  if (chunk.state === 'failed')
    return <ChunkLost chunk={chunk}>{$localize`The import could not be loaded.`}</ChunkLost>;
  return (
    importing && (
      <chunk.module.ImportScreen
        nouns={nouns}
        importing={importing}
        existing={existing}
        level={1}
        back={$localize`Back`}
        onDone={() => void navigate(linkTo(back))}
      />
    )
  );
};
