import type { UseQueryOptions } from '@tanstack/react-query';

/** What is used of the generated query options of a read. */
export type ReadOptions<Answer = unknown> = Pick<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'>;
