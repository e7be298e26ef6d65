import type { Shape } from '@/api/tolerant/shape';
import { type Difference, differencesOf, keyOf, KIND_TITLES } from '../../scripts/check-api/differences';

/** A call, with the differences of all its responses. */
export interface CallDifferences {
  /** `GET /v1/admin/features/{id}` */
  call: string;
  differences: readonly Difference[];
}

const callOf = (url: string): string => `GET ${url.replaceAll(/\/\d+(?=\/|$)/g, '/{id}')}`;

const merged = (known: readonly Difference[], seen: readonly Difference[]): Difference[] => {
  const all = new Map(known.map((difference) => [keyOf(difference), difference]));
  for (const difference of seen) {
    const key = keyOf(difference);
    const before = all.get(key);
    all.set(key, before ? { ...before, count: before.count + difference.count } : difference);
  }
  return [...all.values()];
};

/** Collects the differences between responses and contract while the page is open. */
export const createDifferenceList = () => {
  let calls: readonly CallDifferences[] = [];
  const listeners = new Set<() => void>();
  const put = (next: readonly CallDifferences[]) => {
    calls = next;
    listeners.forEach((listener) => listener());
  };

  return {
    hear: (url: string, shape: Shape, body: unknown): void => {
      const seen = differencesOf(shape, body);
      if (seen.length === 0) return;
      const call = callOf(url);
      const known = calls.find((entry) => entry.call === call);
      const entry = { call, differences: merged(known?.differences ?? [], seen) };
      put(known ? calls.map((other) => (other === known ? entry : other)) : [...calls, entry]);
    },
    clear: () => put([]),
    read: () => calls,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type DifferenceList = ReturnType<typeof createDifferenceList>;

/** One difference as a sentence. */
export const sentenceOf = ({ kind, expected, found, example, count, consequence }: Difference): string => {
  const came = example === undefined ? found : `${found} (${example})`;
  return `${KIND_TITLES[kind]}: ${expected} promised, ${came} came, ${count}×. ${consequence}`;
};

/** The list as Markdown, for an issue. */
export const listAsMarkdown = (calls: readonly CallDifferences[]): string =>
  calls
    .flatMap(({ call, differences }) => [
      `### ${call}`,
      '',
      ...differences.map(
        (difference) =>
          `- \`${difference.path || '(the answer)'}\` ${sentenceOf(difference)} Fits: \`${difference.change}\``,
      ),
      '',
    ])
    .join('\n');
