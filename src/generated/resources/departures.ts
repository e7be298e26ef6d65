/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createDeparture, getDeparture, deleteDeparture } from '../api/departures/departures';

export const departureCalls = { name: 'departures', create: createDeparture, read: getDeparture, remove: deleteDeparture };

export const departureFields = {"departure_date":{"kind":"text","required":true},"discount_percent":{"kind":"number"},"offer_title":{"kind":"text","longest":255},"status":{"kind":"choice","values":[0,1]}} as const;

export type DepartureFields = typeof departureFields;
