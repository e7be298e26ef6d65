import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { validateSettings } from '@/resources/settings-tabs';

export const Route = createFileRoute('/_shell/settings')({
  validateSearch: validateSettings,
  component: SettingsScreen,
});
