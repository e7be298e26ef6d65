import { readdirSync } from 'node:fs';

/** Short paths that redirect to the record's view. */
const shortened = ['/packages/{packageId}', '/homestays/{homestayId}', '/hotels/{hotelId}'];

/** `_shell/features.$featureId.edit.tsx` -> `/features/{featureId}/edit`; empty for layouts and helpers. */
const addressOf = (file: string): string[] => {
  const segments = file.replace(/\.tsx$/, '').split(/[./]/);
  const last = segments.at(-1) ?? '';
  if (!file.endsWith('.tsx') || last.startsWith('_') || last.startsWith('-')) return [];
  const visible = segments.filter((segment) => segment !== 'index' && !segment.startsWith('_'));
  return [`/${visible.map((segment) => segment.replace(/^\$(\w+)$/, '{$1}')).join('/')}`];
};

/** Every path of the application with a screen, derived from the route files. */
export const addresses = (): string[] => {
  const files = readdirSync('src/routes', { recursive: true, encoding: 'utf8' });
  return [...new Set(files.flatMap(addressOf))].filter((address) => !shortened.includes(address)).toSorted();
};
