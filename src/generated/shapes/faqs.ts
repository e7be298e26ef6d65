/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const getFaq: Shape = {"type":"object","fields":{"data":{"type":"object","fields":{"id":{"type":"number"},"question":{"type":"string"},"answer":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"status":{"type":"enum","members":[0,1]}}}}};
