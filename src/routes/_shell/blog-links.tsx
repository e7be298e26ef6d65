import { createFileRoute } from '@tanstack/react-router';
import { RelatedScreen } from '@/features/blog-links/related-screen';
import { recordTypes } from './-record-types';

const RelatedListings = () => <RelatedScreen types={recordTypes} />;

export const Route = createFileRoute('/_shell/blog-links')({ component: RelatedListings });
