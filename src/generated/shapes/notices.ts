/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const listNotices: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"title":{"type":"string"},"description":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"type":{"type":"optional","of":{"type":"enum","members":["hotel","homestay","package"]}},"status":{"type":"boolean"}}}},"meta":{"type":"object","fields":{"last_page":{"type":"number"},"per_page":{"type":"number"},"current_page":{"type":"number"}}}}};

export const getNotice: Shape = {"type":"object","fields":{"data":{"type":"object","fields":{"id":{"type":"number"},"title":{"type":"string"},"description":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"type":{"type":"optional","of":{"type":"enum","members":["hotel","homestay","package"]}},"status":{"type":"boolean"}}}}};
