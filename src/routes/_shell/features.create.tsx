import { createFileRoute } from '@tanstack/react-router';
import { FeatureForm } from '@/features/features/feature-form';

export const Route = createFileRoute('/_shell/features/create')({ component: FeatureForm });
