/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const getItinerary: Shape = {"type":"object","fields":{"data":{"type":"object","fields":{"id":{"type":"number"},"duration":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"accommodation":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"title":{"type":"string"},"description":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}};
