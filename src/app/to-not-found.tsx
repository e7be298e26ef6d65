import { Navigate } from '@tanstack/react-router';

export const ToNotFound = () => <Navigate to="/error-404" replace />;
