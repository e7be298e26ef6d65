/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const listTopDeals: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"title":{"type":"string"},"subtitle":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"type":{"type":"optional","of":{"type":"enum","members":["section-1","section-2","section-3"]}},"image_url":{"type":"optional","of":{"type":"nullable","of":{"type":"image"}}}},"writtenAs":{"image_url":"image"}}},"meta":{"type":"object","fields":{"last_page":{"type":"number"},"per_page":{"type":"number"},"current_page":{"type":"number"},"total":{"type":"optional","of":{"type":"number"}}}}}};

export const getTopDeal: Shape = {"type":"object","fields":{"data":{"type":"object","fields":{"id":{"type":"number"},"title":{"type":"string"},"subtitle":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"type":{"type":"optional","of":{"type":"enum","members":["section-1","section-2","section-3"]}},"image_url":{"type":"optional","of":{"type":"nullable","of":{"type":"image"}}}},"writtenAs":{"image_url":"image"}}}};
