import { Alert } from '@mantine/core';

/** Says that some rows of a page are left out because they could not be read. */
export const UnreadableNote = ({ count }: { count: number }) =>
  count > 0 && (
    <Alert color="warning" role="status">
      {count === 1
        ? 'One row of this page could not be read and is not shown.'
        : `${String(count)} rows of this page could not be read and are not shown.`}
    </Alert>
  );
