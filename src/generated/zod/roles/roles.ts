/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List roles, a page at a time
 */
export const listRolesQueryPageDefault = 1;

export const listRolesQueryPerPageDefault = 10;
export const listRolesQueryPerPageMax = 100;

export const listRolesQuerySortMax = 64;


export const listRolesQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listRolesQueryNameMax = 255;



export const ListRolesQueryParams = zod.object({
  "page": zod.int().min(1).default(listRolesQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listRolesQueryPerPageMax).default(listRolesQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listRolesQuerySortMax).regex(listRolesQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "name": zod.string().max(listRolesQueryNameMax).optional().describe('Part of the name, in any case.')
})








export const ListRolesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "permissions": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Written as a list of ids.')
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary List every role, for pickers
 */



export const ListRoleOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

/**
 * @summary Create a role
 */
export const createRoleBodyNameMax = 255;




export const CreateRoleBody = zod.object({
  "name": zod.string().min(1).max(createRoleBodyNameMax),
  "permissions": zod.array(zod.int().min(1)).describe('Every permission that the role shall hold; an empty list takes them all away.')
})





export const CreateRoleResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "permissions": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Written as a list of ids.')
})
})

/**
 * @summary Read a role
 */



export const GetRoleParams = zod.object({
  "roleId": zod.int().min(1)
})





export const GetRoleResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "permissions": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Written as a list of ids.')
})
})

/**
 * @summary Change a role
 */



export const UpdateRoleParams = zod.object({
  "roleId": zod.int().min(1)
})

export const updateRoleBodyNameMax = 255;




export const UpdateRoleBody = zod.object({
  "name": zod.string().min(1).max(updateRoleBodyNameMax).optional(),
  "permissions": zod.array(zod.int().min(1)).optional().describe('Every permission that the role shall hold; an empty list takes them all away.')
})





export const UpdateRoleResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "name": zod.string(),
  "permissions": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('Written as a list of ids.')
})
})

/**
 * @summary Delete a role
 */



export const DeleteRoleParams = zod.object({
  "roleId": zod.int().min(1)
})

export const DeleteRoleResponse = zod.void()

/**
 * @summary List every permission that a role can hold
 */



export const ListPermissionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string()
}))
})

