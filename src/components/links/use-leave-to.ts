import { useRouter } from '@tanstack/react-router';
import { useOnScreen } from '@/components/hooks/use-on-screen';

/** Leaves a record's screen for its list, unless it was left already; goes back if it was opened from there. */
export const useLeaveTo = (list: string) => {
  const router = useRouter();
  const onScreen = useOnScreen();
  return () => {
    if (!onScreen.current) return;
    if (router.state.location.state.from?.path === list) router.history.back();
    else void router.navigate({ to: list });
  };
};
