import { VisuallyHidden } from '@mantine/core';

/** Says that rows are loading, whose outlines say nothing. */
export const LoadingRows = ({ nouns }: { nouns: string }) => (
  <VisuallyHidden role="status" aria-label={$localize`Loading the ${nouns}:nouns:`} />
);
