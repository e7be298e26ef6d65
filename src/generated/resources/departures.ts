/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createDeparture, getDeparture, deleteDeparture } from '../api/departures/departures';

export const departureFields = {"departure_date":{"kind":"text","required":true},"discount_percent":{"kind":"number"},"offer_title":{"kind":"text"},"status":{"kind":"switch"}} as const;

/** Those of the parent with this id. */
export const departureContractOf = (packageId: number) => ({ name: 'departures', fields: departureFields, schema: () => import('../zod/departures/departures').then((module) => module.CreateDepartureBody), create: createDeparture.bind(undefined, packageId), read: getDeparture.bind(undefined, packageId), remove: deleteDeparture.bind(undefined, packageId) });
