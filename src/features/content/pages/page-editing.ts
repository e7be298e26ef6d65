import { editing } from '@/components/edit-many/editing';
import { enumOptions } from '@/components/inputs/enum-options';
import { PageTemplate } from '@/generated/model';
import { CreatePageBody } from '@/generated/zod/pages/pages';
import { pages } from './page-values';

export const pageEditing = editing({
  resource: pages,
  schema: CreatePageBody,
  fields: [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'template', label: 'Template', kind: 'choice', options: enumOptions(PageTemplate) },
  ],
});
