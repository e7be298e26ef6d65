import { useRouter } from '@tanstack/react-router';

/** Leaves a record's screen for its list: back to it as it was, if the screen was opened from it. */
export const useLeaveTo = (list: string) => {
  const router = useRouter();
  return () => {
    if (router.state.location.state.from?.path === list) router.history.back();
    else void router.navigate({ to: list });
  };
};
