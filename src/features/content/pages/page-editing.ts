import { editing } from '@/components/edit-many/editing';
import { richTexts } from '@/components/edit-many/text-fields';
import { enumOptions } from '@/components/inputs/enum-options';
import { PageTemplate } from '@/generated/model';
import { CreatePageBody } from '@/generated/zod/pages/pages';
import { parentsFor } from './page-parent';
import { pages } from './page-values';

export const pageEditing = editing({
  resource: pages,
  schema: CreatePageBody,
  fields: [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'template', label: 'Template', kind: 'choice', options: enumOptions(PageTemplate) },
  ],
  imported: [
    { name: 'parent_id', label: 'Parent', kind: 'record', source: parentsFor(undefined) },
    { name: 'excerpt', label: 'Excerpt', kind: 'text', holds: 'lines' },
    ...richTexts('content'),
  ],
});
