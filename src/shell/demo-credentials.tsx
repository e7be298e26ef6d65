import { Button, Code, Paper, Text } from '@mantine/core';
import type { Credentials } from '@/generated/model/index';
import { DEMO_CREDENTIALS as demo, LIMITED_CREDENTIALS as limited } from '@/lib/loading/demo-accounts';

/** Signs in to the offline backend; production builds leave it out. */
export const DemoCredentials = ({ onFill }: { onFill: (credentials: Credentials) => void }) => (
  <Paper p="sm" withBorder>
    <Text fz="sm" fw={600} mb={4}>
      Offline demonstration
    </Text>
    <Text fz="sm" c="dimmed" mb="xs">
      <Code>{demo.email}</Code> with the password <Code>{demo.password}</Code>
    </Text>
    <Text fz="sm" c="dimmed" mb="xs">
      <Code>{limited.email}</Code> with the password <Code>{limited.password}</Code> may not change roles and
      users.
    </Text>
    <Button variant="default" size="xs" onClick={() => onFill(demo)}>
      Fill in
    </Button>
  </Paper>
);
