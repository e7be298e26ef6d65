import { type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import { Box, Stack } from '@mantine/core';

interface HeldProps<Value> {
  initial: Value;
  children: (bind: { value: Value; onChange: Dispatch<SetStateAction<Value>> }) => ReactNode;
}

/** JSON has no representation of files. */
const readable = (_key: string, value: unknown) =>
  value instanceof File ? `${value.name} (${value.type})` : value;

/** Holds the value of a controlled input, as a form would, and displays it. */
export const Held = <Value,>({ initial, children }: HeldProps<Value>) => {
  const [value, setValue] = useState(initial);
  return (
    <Stack p="md" maw={760}>
      {children({ value, onChange: setValue })}
      <Box component="output" aria-label="Value" fz="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {JSON.stringify(value, readable)}
      </Box>
    </Stack>
  );
};
