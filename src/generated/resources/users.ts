/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import { createUser, getUser, updateUser, deleteUser } from '../api/users/users';

export const userCalls = { name: 'users', create: createUser, read: getUser, update: updateUser, remove: deleteUser };

export const userFields = {"first_name":{"kind":"text","longest":255,"required":true},"middle_name":{"kind":"text","longest":255},"last_name":{"kind":"text","longest":255,"required":true},"email":{"kind":"text","longest":255,"required":true},"username":{"kind":"text","longest":64,"required":true},"password":{"kind":"text","longest":255,"required":true},"password_confirmation":{"kind":"text","longest":255,"required":true},"role_id":{"kind":"record","to":"roles","required":true},"status":{"kind":"switch","default":true}} as const;

export type UserFields = typeof userFields;
