import { useRouterState } from '@tanstack/react-router';
import classes from './navigation-progress.module.css';

/** A thin progress bar at the top of the window while the next screen is loading. */
export const NavigationProgress = () => {
  const pending = useRouterState({ select: ({ status }) => status === 'pending' });
  return pending ? <div className={classes.bar} aria-hidden data-navigation-progress /> : null;
};
