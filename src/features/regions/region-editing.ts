import { editing } from '@/components/edit-many/editing';
import { richTexts } from '@/components/edit-many/text-fields';
import type { RegionKind } from './region-kind';

export const regionEditing = ({ resource, schema }: Pick<RegionKind<object>, 'resource' | 'schema'>) =>
  editing({
    resource,
    schema,
    fields: [
      { name: 'name', label: 'Name', kind: 'text' },
      { name: 'display_home', label: 'Display home', kind: 'switch' },
      { name: 'status', label: 'Active', kind: 'switch' },
    ],
    imported: richTexts('description'),
  });
