import { createFileRoute } from '@tanstack/react-router';
import { idParams } from '@/app/id-params';

export const Route = createFileRoute('/_shell/hotels/$hotelId')({ params: idParams('hotelId') });
