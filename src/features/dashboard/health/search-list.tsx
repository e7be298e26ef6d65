import { Skeleton, Stack } from '@mantine/core';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { linkToPath } from '@/components/links/address';
import { useHomeReading } from '@/features/dashboard/reading/home-reading';
import type { SearchFaults } from '@/features/dashboard/reading/search-faults';
import { loadChunk } from '@/lib/loading/chunk';
import { areaAt } from '@/resources/index';
import type { LoadTypes } from '@/resources/record-type';
import { CheckedFrame } from './checked-frame';
import { CheckedTable } from './checked-list';

type Faults = SearchFaults['faults'];

export interface SearchListProps {
  loadTypes: LoadTypes;
}

const loadSheet = async (loadTypes: LoadTypes, faults: Faults) => {
  const [[{ SearchSheet }, { searchEditing }], types] = await Promise.all([
    loadChunk(() => Promise.all([import('./search/search-sheet'), import('@/domain/seo/search-editing')])),
    loadTypes(),
  ]);
  const areas = [...new Set(faults.map(({ path }) => areaAt(path)?.path ?? ''))];
  const loaded = areas.map(
    async (area) => [area, types[area] && (await searchEditing(types[area]))] as const,
  );
  return { SearchSheet, editings: Object.fromEntries(await Promise.all(loaded)) };
};

const PlainList = ({ faults }: { faults: Faults }) => (
  <CheckedTable
    heads={[$localize`Page`, $localize`Area`, $localize`What is wrong`]}
    rows={faults.map(({ path, name, reasons }) => ({
      key: path,
      name,
      link: { ...linkToPath(path), hash: 'meta_page_title' },
      cells: [areaAt(path)?.label, reasons.map((line) => <div key={line}>{line}</div>)],
    }))}
  />
);

const Mends = ({ loadTypes, faults, at }: SearchListProps & { faults: Faults; at: number }) => {
  const chunk = useChunk(() => loadSheet(loadTypes, faults));
  if (chunk.state === 'ready')
    return <chunk.module.SearchSheet faults={faults} at={at} editings={chunk.module.editings} />;
  if (chunk.state === 'loading')
    return <Skeleton h={320} mt="xs" role="status" aria-label={$localize`Loading the pages`} />;
  return (
    <Stack gap="xs" mt="xs">
      <ChunkLost chunk={chunk}>{$localize`The fields could not be loaded.`}</ChunkLost>
      <PlainList faults={faults} />
    </Stack>
  );
};

/** The pages with poor texts for search engines, worst first, to be mended in place. */
export const SearchList = ({ loadTypes }: SearchListProps) => {
  const { at = 0, pages } = useHomeReading() ?? {};
  const faults = pages?.faults ?? [];
  return (
    <CheckedFrame
      title={$localize`Pages that fall short in search engines`}
      help="Mend texts for search engines"
      at={pages ? at : undefined}
      count={faults.length}
      nouns={['page', 'pages']}
    >
      {faults.length > 0 && <Mends loadTypes={loadTypes} faults={faults} at={at} />}
    </CheckedFrame>
  );
};
