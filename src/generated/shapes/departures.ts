/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const listDepartures: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"departure_date":{"type":"date"},"discount_percent":{"type":"optional","of":{"type":"nullable","of":{"type":"number"}}},"offer_title":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"status":{"type":"enum","members":[0,1]}}}},"meta":{"type":"optional","of":{"type":"object","fields":{"last_page":{"type":"number"},"per_page":{"type":"number"},"current_page":{"type":"number"}}}}}};

export const getDeparture: Shape = {"type":"object","fields":{"data":{"type":"object","fields":{"id":{"type":"number"},"departure_date":{"type":"date"},"discount_percent":{"type":"optional","of":{"type":"nullable","of":{"type":"number"}}},"offer_title":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"status":{"type":"enum","members":[0,1]}}}}};
