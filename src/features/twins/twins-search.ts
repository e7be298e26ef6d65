import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { parseRecordId } from '@/lib/records/record-id';

/** The kinds of records that are compared, by the last part of their paths. */
export const twinPaths = ['packages', 'homestays', 'hotels', 'users'] as const;
export type TwinPath = (typeof twinPaths)[number];

export interface TwinsSearch {
  kind?: TwinPath;
  /** The record to keep, and its twin, side by side. */
  keep?: number;
  twin?: number;
}

/** Reads the search parameters of the screen; two ids that are one are no pair. */
export const validateTwins = (raw: Record<string, unknown>): TwinsSearch => {
  const kind = twinPaths.find((path) => path === raw.kind);
  const [keep, twin] = [parseRecordId(String(raw.keep)), parseRecordId(String(raw.twin))];
  return {
    ...(kind && { kind }),
    ...(kind && keep !== undefined && twin !== undefined && keep !== twin && { keep, twin }),
  };
};

export const twinsLink = (kind: TwinPath): LinkProps => linkOptions({ to: '/twins', search: { kind } });

export const pairLink = (kind: TwinPath, keep: number, twin: number): LinkProps =>
  linkOptions({ to: '/twins', search: { kind, keep, twin } });
