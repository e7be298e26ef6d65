import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { ADD_DAY } from '@/domain/listings/rules/itinerary-days';

/** Adds a day if the URL's hash asks for it, and removes the hash, so that it works again. */
export const useAddDayAsked = (add: () => void) => {
  const asked = useLocation({ select: ({ hash }) => hash === ADD_DAY });
  const navigate = useNavigate();
  const handled = useRef(false);
  useEffect(() => {
    if (asked && !handled.current) {
      add();
      void navigate({ to: '.', hash: '', search: true, state: true, replace: true, resetScroll: false });
    }
    handled.current = asked;
  });
};
