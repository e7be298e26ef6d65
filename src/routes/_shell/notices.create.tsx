import { createFileRoute } from '@tanstack/react-router';
import { NoticeForm } from '@/features/notices/notice-form';

export const Route = createFileRoute('/_shell/notices/create')({ component: NoticeForm });
