/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const listRoles: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"string"},"permissions":{"type":"optional","of":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}}}},"meta":{"type":"object","fields":{"last_page":{"type":"number"},"per_page":{"type":"number"},"current_page":{"type":"number"}}}}};

export const listRoleOptions: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}};

export const getRole: Shape = {"type":"object","fields":{"data":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"string"},"permissions":{"type":"optional","of":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}}}}};

export const listPermissions: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"string"}}}}}};
