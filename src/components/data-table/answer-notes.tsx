import { Alert } from '@mantine/core';
import { maxPerPage } from '@/lib/list-search';
import { formatCount, plural } from '@/lib/plural';

/** Says that some rows of a page are left out because they could not be read. */
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

/** Says that the rows are those of another page than was asked for. */
export const OtherPageNote = ({ asked, answered }: { asked: number; answered: number }) => (
  <Alert color="warning" role="status">
    {`The server answered with page ${formatCount(answered)} instead of page ${formatCount(asked)}.`}
  </Alert>
);

interface TooLongNoteProps {
  /** How many rows came in one answer. */
  sent: number;
  perPage: number;
  /** It is the whole list, and paged here. */
  whole: boolean;
}

/** Says that the API sent more rows than a page may have, and which of them are shown. */
export const TooLongNote = ({ sent, perPage, whole }: TooLongNoteProps) => (
  <Alert color="warning" role="status">
    {`The server sent ${formatCount(sent)} rows at once, although ${perPage} were asked for. `}
    {whole ? 'They are shown page by page.' : `Only the first ${maxPerPage} of them are shown.`}
  </Alert>
);
