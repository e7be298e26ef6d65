import type { UseQueryOptions } from '@tanstack/react-query';

/** The parts of generated query options that are used for a read. */
export type ReadOptions<Answer = unknown> = Pick<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'>;
