import { useEffect, useRef } from 'react';
import { Notifications } from '@mantine/notifications';
import classes from './notification-host.module.css';

/** Where notices appear; loaded after the first paint, earlier notices are queued. */
export const NotificationHost = () => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = frame.current?.querySelector('[data-position="top-center"]');
    if (!shown) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--notices-room', `${shown.clientHeight}px`);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices-room');
    };
  }, []);
  return (
    <div ref={frame}>
      <Notifications position="top-center" limit={4} withinPortal={false} className={classes.host} />
    </div>
  );
};
