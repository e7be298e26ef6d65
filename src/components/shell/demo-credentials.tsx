import { Button, Code, Paper, Text } from '@mantine/core';
import type { Credentials } from '@/generated/model';

const demo: Credentials = { email: 'admin@example.com', password: 'Annapurna#8091' };

interface DemoCredentialsProps {
  onFill: (credentials: Credentials) => void;
}

/** Signs in to the offline backend; production builds leave it out. */
export function DemoCredentials({ onFill }: DemoCredentialsProps) {
  return (
    <Paper p="sm" withBorder>
      <Text fz="sm" fw={600} mb={4}>
        Offline demonstration
      </Text>
      <Text fz="sm" c="dimmed" mb="xs">
        <Code>{demo.email}</Code> with the password <Code>{demo.password}</Code>
      </Text>
      <Button variant="default" size="xs" onClick={() => onFill(demo)}>
        Fill in
      </Button>
    </Paper>
  );
}
