import type { ReactNode } from 'react';
import { Navigate } from '@tanstack/react-router';
import { recordId } from '@/lib/record-id';

interface RecordRouteProps {
  /** The id as the URL has it. */
  id: string;
  children: (id: number) => ReactNode;
}

/** Hands a screen the record's id; an address that holds none leads to the 404 page. */
export const RecordRoute = ({ id, children }: RecordRouteProps) => {
  const known = recordId(id);
  return known === undefined ? <Navigate to="/error-404" replace /> : children(known);
};
