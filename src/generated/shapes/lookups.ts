/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Shape } from '../../api/tolerant/shape';

export const listVendorOptions: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"full_name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}};

export const listCountries: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}};

export const listGeoChildren: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}};

export const listDepartureTypeOptions: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}};

export const listPackageTypeOptions: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}};

export const listListingTypeOptions: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}};

export const listRoomTypeOptions: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}};

export const listPropertyTypeOptions: Shape = {"type":"object","fields":{"data":{"type":"array","of":{"type":"object","fields":{"id":{"type":"number"},"name":{"type":"optional","of":{"type":"nullable","of":{"type":"string"}}}}}}}};
