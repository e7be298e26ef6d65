/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const listBanners: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"title":{"type":"string"},"status":{"type":"boolean"},"region":{"type":"optional","of":{"type":"nullable","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}},"images":{"type":"optional","of":{"type":"array","of":{"type":"object","fields":{"id":{"type":"optional","of":{"type":"number"}},"url":{"type":"image"},"alt":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}},"writtenAs":{"region":"package_region_id"}}},"meta":{"type":"object","fields":{"last_page":{"type":"number"},"per_page":{"type":"number"},"current_page":{"type":"number"}}}}};

export const getBanner: Shape = {"type":"object","fields":{"data":{"type":"object","fields":{"id":{"type":"number"},"title":{"type":"string"},"status":{"type":"boolean"},"region":{"type":"optional","of":{"type":"nullable","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}},"images":{"type":"optional","of":{"type":"array","of":{"type":"object","fields":{"id":{"type":"optional","of":{"type":"number"}},"url":{"type":"image"},"alt":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}},"writtenAs":{"region":"package_region_id"}}}};
