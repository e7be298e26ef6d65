import { labels } from 'virtual:labels';
import { lazy } from '@/lib/loading/lazy';
import { fold } from '@/lib/text/fold';

const added = (to: Map<string, string[]>, from: string, label: string) => {
  const known = to.get(fold(from)) ?? [];
  if (!known.includes(label)) to.set(fold(from), [...known, label]);
};

const known = lazy(() => {
  const [translations, english] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const [label, translated] of labels) {
    added(translations, label, translated);
    added(english, translated, label);
  }
  return { translations, english };
});

/**
 * What a label of the application is in its other languages, as files have it that were exported in one: "Price" is
 * "मूल्य", which may mean "Rate", too. Empty for a text that is no label. For what is loaded on demand: it weighs 21 kB.
 */
export const otherLabels = (label: string): readonly string[] => {
  const { translations, english } = known();
  const own = fold(label);
  const meant = english.get(own) ?? [];
  const all = [own, ...meant.map(fold)].flatMap((text) => translations.get(text) ?? []);
  return [...new Set([...meant, ...all])].filter((other) => fold(other) !== own);
};

/** Whether two texts are the same, or one label in two languages. */
export const isSameLabel = (one: string, other: string): boolean =>
  fold(one) === fold(other) || otherLabels(one).some((label) => fold(label) === fold(other));
