import { useRef } from 'react';
import { TextInput } from '@mantine/core';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { LONGEST_NAME } from './request-search';

interface RequestNameFieldProps {
  name: string;
  onSearch: (name: string) => void;
}

/** Finds requests by name; `/` leads to it. */
export const RequestNameField = ({ name, onSearch }: RequestNameFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts([['/', () => input.current?.focus()]]);
  return (
    <TextInput
      ref={input}
      type="search"
      label={$localize`Name`}
      maw={{ md: '17rem' }}
      dir="auto"
      maxLength={LONGEST_NAME}
      value={name}
      onChange={({ currentTarget }) => onSearch(currentTarget.value)}
    />
  );
};
