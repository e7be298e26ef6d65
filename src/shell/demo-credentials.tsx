import { Button, Code, Paper, Text } from '@mantine/core';
import { filled } from '@/components/text/filled';
import type { Credentials } from '@/generated/model/index';
import { DEMO_CREDENTIALS as demo, LIMITED_CREDENTIALS as limited } from '@/lib/loading/demo-accounts';

/** Signs in to the offline backend; production builds leave it out. */
export const DemoCredentials = ({ onFill }: { onFill: (credentials: Credentials) => void }) => (
  <Paper p="sm" withBorder>
    <Text fz="sm" fw={600} mb={4}>
      {$localize`Offline demonstration`}
    </Text>
    <Text fz="sm" c="dimmed" mb="xs">
      {filled(
        (email, password) => $localize`${email}:email: with the password ${password}:password:`,
        <Code>{demo.email}</Code>,
        <Code>{demo.password}</Code>,
      )}
    </Text>
    <Text fz="sm" c="dimmed" mb="xs">
      {filled(
        (email, password) =>
          $localize`${email}:email: with the password ${password}:password: may not change roles and users.`,
        <Code>{limited.email}</Code>,
        <Code>{limited.password}</Code>,
      )}
    </Text>
    <Button variant="default" size="xs" onClick={() => onFill(demo)}>
      {$localize`Fill in`}
    </Button>
  </Paper>
);
