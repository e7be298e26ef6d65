import { createFileRoute } from '@tanstack/react-router';
import { NoticeCreate } from '@/features/notices/notice-form';

export const Route = createFileRoute('/_shell/notices/create')({ component: NoticeCreate });
