/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const listBlogCategories: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"string"},"slug":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"display_name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"status":{"type":"boolean"}}}},"meta":{"type":"object","fields":{"last_page":{"type":"number"},"per_page":{"type":"number"},"current_page":{"type":"number"}}}}};

export const listBlogCategoryOptions: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"display_name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}};

export const getBlogCategory: Shape = {"type":"object","fields":{"data":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"string"},"slug":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"display_name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}},"status":{"type":"boolean"}}}}};
