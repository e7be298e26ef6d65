import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

interface PermissionSearchProps {
  value: string;
  onChange: (term: string) => void;
}

/** The search field of the matrix. */
export const PermissionSearch = ({ value, onChange }: PermissionSearchProps) => (
  <TextInput
    type="search"
    label="Search permissions"
    leftSection={<IconSearch size={16} />}
    value={value}
    maxLength={100}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    onKeyDown={(event) => {
      // In a form, Enter would save it.
      if (event.key === 'Enter') event.preventDefault();
    }}
  />
);
