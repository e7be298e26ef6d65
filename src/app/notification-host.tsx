import { useDirection } from '@mantine/core';
import { Notifications } from '@mantine/notifications';

/** Where notices appear; loaded after the first paint, notices given before are kept for it. */
export function NotificationHost() {
  return <Notifications position={useDirection().dir === 'rtl' ? 'bottom-left' : 'bottom-right'} limit={4} />;
}
