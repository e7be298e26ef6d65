/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const getOwnProfile: Shape = {"type":"object","fields":{"data":{"type":"object","fields":{"id":{"type":"number"},"first_name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"middle_name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"last_name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"email":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"username":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}};
