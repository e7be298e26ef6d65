/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */

export type PageTemplate = typeof PageTemplate[keyof typeof PageTemplate];


export const PageTemplate = {
  page: 'page',
  article: 'article',
  info: 'info',
} as const;
