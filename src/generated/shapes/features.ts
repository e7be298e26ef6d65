/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const listFeatures: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"title":{"type":"string"},"status":{"type":"boolean"}}}},"meta":{"type":"object","fields":{"last_page":{"type":"number"},"per_page":{"type":"number"},"current_page":{"type":"number"}}}}};

export const listFeatureOptions: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"title":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}};

export const getFeature: Shape = {"type":"object","fields":{"data":{"type":"object","fields":{"id":{"type":"number"},"title":{"type":"string"},"status":{"type":"boolean"}}}}};
