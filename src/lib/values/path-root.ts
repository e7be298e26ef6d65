/** The field that a path such as `meta_tag.title` starts with. */
export const rootOf = (path: string): string => path.split('.')[0] ?? path;
