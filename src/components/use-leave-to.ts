import { useRouter } from '@tanstack/react-router';
import { useOnScreen } from './use-on-screen';

/** Leaves a record's screen for its list, unless somebody has left it: back to it as it was, if the screen was opened from it. */
export const useLeaveTo = (list: string) => {
  const router = useRouter();
  const onScreen = useOnScreen();
  return () => {
    if (!onScreen.current) return;
    if (router.state.location.state.from?.path === list) router.history.back();
    else void router.navigate({ to: list });
  };
};
