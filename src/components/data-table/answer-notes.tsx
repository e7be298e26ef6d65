import { Alert } from '@mantine/core';
import { maxPerPage } from '@/lib/lists/list-search';
import { formatCount, plural } from '@/lib/text/plural';

/** Warns that some rows of a page are left out because they could not be read. */
export const UnreadableNote = ({ count }: { count: number }) =>
  count > 0 && (
    <Alert color="warning" role="status">
      <bdi>
        {plural(count, {
          one: 'One row of this page could not be read and is not shown.',
          other: '# rows of this page could not be read and are not shown.',
        })}
      </bdi>
    </Alert>
  );

/** Warns that rows with the id of another one are not shown. */
export const RepeatedNote = ({ ids }: { ids: readonly number[] }) =>
  ids.length > 0 && (
    <Alert color="warning" role="status">
      <bdi>
        {plural(ids.length, {
          one: `One row of this page has the ID of another one (${ids.join(', ')}) and is not shown.`,
          other: `# rows of this page have the ID of another one (${ids.join(', ')}) and are not shown.`,
        })}
      </bdi>
    </Alert>
  );

/** Warns that the rows are those of another page than requested. */
export const OtherPageNote = ({ asked, answered }: { asked: number; answered: number }) => (
  <Alert color="warning" role="status">
    {`The server answered with page ${formatCount(answered)} instead of page ${formatCount(asked)}.`}
  </Alert>
);

interface TooLongNoteProps {
  /** Number of rows in the answer. */
  sent: number;
  perPage: number;
  /** The answer is the whole list, paged here. */
  whole: boolean;
}

/** Warns that the API sent more rows than the maximum page size, and which are shown. */
export const TooLongNote = ({ sent, perPage, whole }: TooLongNoteProps) => (
  <Alert color="warning" role="status">
    {`The server sent ${formatCount(sent)} rows at once, although ${perPage} were asked for. `}
    {whole ? 'They are shown page by page.' : `Only the first ${maxPerPage} of them are shown.`}
  </Alert>
);
