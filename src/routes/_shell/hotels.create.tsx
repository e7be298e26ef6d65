import { createFileRoute } from '@tanstack/react-router';
import { HotelCreate } from '@/features/stays/hotels/hotel-form';

export const Route = createFileRoute('/_shell/hotels/create')({ component: HotelCreate });
