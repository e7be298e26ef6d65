/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const listAmenities: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"string"},"display_name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"type":{"type":"optional","of":{"type":"enum","members":["hotel","homestay","room"]}},"status":{"type":"boolean"},"images":{"type":"optional","of":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"url":{"type":"image"},"alt":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"featured":{"type":"optional","of":{"type":"nullable","of":{"type":"boolean"}}}}}}}}}},"meta":{"type":"object","fields":{"last_page":{"type":"number"},"per_page":{"type":"number"},"current_page":{"type":"number"}}}}};

export const searchAmenities: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"display_name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"type":{"type":"optional","of":{"type":"enum","members":["hotel","homestay","room"]}}}}}}};

export const getAmenity: Shape = {"type":"object","fields":{"data":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"string"},"display_name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"type":{"type":"optional","of":{"type":"enum","members":["hotel","homestay","room"]}},"status":{"type":"boolean"},"images":{"type":"optional","of":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"url":{"type":"image"},"alt":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"featured":{"type":"optional","of":{"type":"nullable","of":{"type":"boolean"}}}}}}}}}}};
