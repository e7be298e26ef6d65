import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Importing } from '@/components/edit-many/importing';
import { toCsv } from '@/lib/files/csv';
import { download } from '@/lib/files/download';
import type { Nouns } from './import-words';
import type { KnownRecords } from './known-records';
import { recordsFile } from './records-file';

interface ImportDownloadsProps {
  importing: Importing;
  existing: KnownRecords;
  nouns: Nouns;
}

const look = { size: 'xs', variant: 'subtle', leftSection: <IconDownload size={14} /> } as const;

/** Files to start from: one with the names of the fields, and one with all records. */
export const ImportDownloads = ({ importing, existing, nouns }: ImportDownloadsProps) => {
  const client = useQueryClient();
  const fileName = `${nouns.other.replaceAll(' ', '-')}.csv`;
  const all = useMutation({
    meta: { invalidates: false },
    mutationFn: async () => {
      const { records } = await existing.read(client);
      download(fileName, await recordsFile(importing, records, client));
    },
  });
  const template = () =>
    toCsv(
      importing.fields.map(({ label }) => label),
      [],
    );
  return (
    <>
      <Button {...look} onClick={() => download(fileName, template())}>
        {$localize`Download a template`}
      </Button>
      {importing.changing && (
        <Button {...look} loading={all.isPending} onClick={() => all.mutate()}>
          {$localize`Download all ${nouns.other}:nouns:`}
        </Button>
      )}
    </>
  );
};
