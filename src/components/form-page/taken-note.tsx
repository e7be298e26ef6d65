import { use } from 'react';
import { Anchor } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { withHolder } from '@/api/errors/messages';
import { RecordUses } from '@/components/dialogs/record-uses-context';
import { filled } from '@/components/text/filled';

interface TakenNoteProps {
  noun: string;
  /** The server's refusal. */
  message: string;
  value: string;
}

/** Which record has a value that the server refuses as taken: it is searched for once. */
export const TakenNote = ({ noun, message, value }: TakenNoteProps) => {
  const uses = use(RecordUses);
  const { data, isFetching } = useQuery({
    queryKey: ['holder', noun, value],
    queryFn: uses ? async ({ signal }) => (await uses.holder(noun, value, signal)) ?? 'none' : skipToken,
    retry: false,
    staleTime: 60_000,
  });
  if (isFetching) return $localize`Looking for the record that has it…`;
  if (data === undefined) return withHolder(message);
  if (data === 'none')
    return $localize`No record was found that has it. A deleted one may, or one that differs only in accents, signs or digits.`;
  return filled(
    (record) => $localize`${record}:record: has it.`,
    <Anchor
      inherit
      c="inherit"
      underline="always"
      renderRoot={(props) => <Link {...props} {...data.link} target="_blank" />}
    >
      <bdi>{data.name}</bdi>
    </Anchor>,
  );
};
