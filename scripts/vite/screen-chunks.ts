import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { reachedFrom } from './reached-from.ts';

type NameOf = Rolldown.CodeSplittingNameFunction;
type Graph = Parameters<NameOf>[1];
type ChunkName = 'reads' | 'shell' | 'lists' | 'forms' | 'texts';

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

const listScreen = source('components/list-page/list-screen.tsx');
const formPage = source('components/form-page/form-page.tsx');
const shellRoute = source('routes/_shell.tsx');
const loaders = source('app/loaders.ts');
/** Loaded with the first call, so it must not be part of a screen's chunk. */
const reader = source('api/tolerant/reader.ts');
/** Imports DOMPurify, which forms without rich text do not need. */
const sanitizer = source('components/text/sanitize-html.ts');

/** Our modules that must be loaded before one of these can run. */
const neededBy = (starts: string[], graph: Graph): Set<string> =>
  reachedFrom(starts, (id) => {
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    return imported.filter((one) => !one.includes('/node_modules/'));
  });

const nameModules = (routes: string[], graph: Graph): Map<string, ChunkName> => {
  const screens = routes.filter((id) => id.includes('=component'));
  const each = screens.map((id) => neededBy([id], graph));
  const reads = neededBy([...routes.filter((id) => id.includes('=loader')), reader], graph);
  const lists = each.filter((reached) => reached.has(listScreen));
  const forms = each.filter((reached) => reached.has(formPage));
  const always = neededBy(
    screens.filter((id) => id.startsWith(shellRoute)),
    graph,
  );
  const count = (of: Set<string>[], id: string) => of.filter((reached) => reached.has(id)).length;
  const share = (of: Set<string>[], id: string) => count(of, id) / of.length;
  const nameOf = (id: string): ChunkName | undefined => {
    if (id === loaders || id === reader || always.has(id) || share(each, id) > 0.75) return 'shell';
    const [inLists, inForms] = [share(lists, id), share(forms, id)];
    if (inLists > 0.9 && inForms > 0.9) return 'shell';
    if (inLists > 0.3 && inForms < 0.1) return 'lists';
    // Pickers are a separate group: list filters need them, but nothing else of forms.
    if (inForms > 0.45 && inLists < 0.1) {
      if (id.includes('/components/pickers/')) return undefined;
      if (!neededBy([id], graph).has(sanitizer)) return 'forms';
      // Other screens render texts, too.
      return count(each, id) === count(forms, id) ? 'texts' : undefined;
    }
    return inLists > 0.2 ? 'shell' : undefined;
  };
  const names = new Map<string, ChunkName>();
  for (const id of new Set([always, reads, ...each].flatMap((reached) => [...reached]))) {
    const name = nameOf(id);
    if (name !== undefined) names.set(id, reads.has(id) ? 'reads' : name);
  }
  return names;
};

/**
 * Chunk groups for shared modules: of the shell and several kinds of screens, of lists, of forms, and of forms with rich
 * text. A module is in a kind's chunk if many of its screens need it, so that a first visit loads some twenty files
 * instead of one per module; others stay separate. Loaders' modules are separate from rendering code: a list's request
 * does not wait for the list's code.
 */
export const screenChunks = (): Rolldown.CodeSplittingGroup[] => {
  const routes = new Set<string>();
  let names: Map<string, ChunkName> | undefined;
  const group = (name: ChunkName, priority: number): Rolldown.CodeSplittingGroup => ({
    test: (id) => {
      if (id.includes('?tsr-split=')) routes.add(id);
      return id.includes('/src/') && (!id.includes('?tsr-split=') || id.startsWith(shellRoute));
    },
    // What renders texts is not only for forms.
    includeDependenciesRecursively: name !== 'texts',
    name: (id, graph) => {
      names ??= nameModules([...routes], graph);
      return names.get(id) === name ? name : null;
    },
    debugName: name,
    priority,
  });
  return [group('reads', 4), group('shell', 3), group('lists', 2), group('forms', 1), group('texts', 0)];
};
