import { useNavigate, useRouter } from '@tanstack/react-router';
import { placeAt } from '@/lib/history-places';

/** Leaves a record's screen for its list: back to it as it was, if the screen was opened from it. */
export const useLeaveTo = (list: string) => {
  const { history, state } = useRouter();
  const navigate = useNavigate();
  return () => {
    if (placeAt(state.location.state.__TSR_index - 1)?.pathname === list) history.back();
    else void navigate({ to: list });
  };
};
