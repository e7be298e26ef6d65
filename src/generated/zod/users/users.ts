/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List users, a page at a time
 */
export const listUsersQueryPageDefault = 1;

export const listUsersQueryPerPageDefault = 50;
export const listUsersQueryPerPageMax = 100;

export const listUsersQuerySortMax = 64;


export const listUsersQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listUsersQueryFullNameMax = 255;

export const listUsersQueryEmailMax = 255;




export const ListUsersQueryParams = zod.object({
  "page": zod.int().min(1).default(listUsersQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listUsersQueryPerPageMax).default(listUsersQueryPerPageDefault).describe('Rows on a page.'),
  "sort": zod.string().max(listUsersQuerySortMax).regex(listUsersQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "full_name": zod.string().max(listUsersQueryFullNameMax).optional().describe('Part of the full name, in any case.'),
  "email": zod.string().max(listUsersQueryEmailMax).optional().describe('Part of the e-mail address, in any case.'),
  "role": zod.int().min(1).optional().describe('Only users with the role of this id.')
})









export const ListUsersResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "first_name": zod.string().nullish(),
  "middle_name": zod.string().nullish(),
  "last_name": zod.string().nullish(),
  "full_name": zod.string().nullish(),
  "email": zod.string().nullish(),
  "username": zod.string().nullish(),
  "roles": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('The first one is the user\'s role.'),
  "status": zod.boolean().nullish(),
  "profile": zod.union([zod.object({
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "citizenship_number": zod.string().nullish(),
  "company_name": zod.string().nullish(),
  "employees": zod.int().nullish().describe('How many.'),
  "established_at": zod.iso.date().nullish(),
  "pan_number": zod.string().nullish(),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "tan_number": zod.string().nullish(),
  "vat_number": zod.string().nullish(),
  "media": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional().describe('At most one picture of each kind; `alt` says which (`ProfileMedium`).')
}),zod.null()]).optional()
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary Create a user
 */
export const createUserBodyFirstNameMax = 255;

export const createUserBodyMiddleNameMax = 255;

export const createUserBodyLastNameMax = 255;

export const createUserBodyEmailMax = 255;

export const createUserBodyUsernameMin = 3;
export const createUserBodyUsernameMax = 64;

export const createUserBodyPasswordMin = 8;
export const createUserBodyPasswordMax = 255;

export const createUserBodyPasswordConfirmationMax = 255;


export const createUserBodyStatusDefault = true;

export const CreateUserBody = zod.object({
  "first_name": zod.string().min(1).max(createUserBodyFirstNameMax),
  "middle_name": zod.string().max(createUserBodyMiddleNameMax).optional(),
  "last_name": zod.string().min(1).max(createUserBodyLastNameMax),
  "email": zod.email().max(createUserBodyEmailMax),
  "username": zod.string().min(createUserBodyUsernameMin).max(createUserBodyUsernameMax),
  "password": zod.string().min(createUserBodyPasswordMin).max(createUserBodyPasswordMax).describe('On a change it is only sent to be replaced.'),
  "password_confirmation": zod.string().min(1).max(createUserBodyPasswordConfirmationMax),
  "role_id": zod.int().min(1),
  "status": zod.boolean().default(createUserBodyStatusDefault)
})






export const CreateUserResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "first_name": zod.string().nullish(),
  "middle_name": zod.string().nullish(),
  "last_name": zod.string().nullish(),
  "full_name": zod.string().nullish(),
  "email": zod.string().nullish(),
  "username": zod.string().nullish(),
  "roles": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('The first one is the user\'s role.'),
  "status": zod.boolean().nullish(),
  "profile": zod.union([zod.object({
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "citizenship_number": zod.string().nullish(),
  "company_name": zod.string().nullish(),
  "employees": zod.int().nullish().describe('How many.'),
  "established_at": zod.iso.date().nullish(),
  "pan_number": zod.string().nullish(),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "tan_number": zod.string().nullish(),
  "vat_number": zod.string().nullish(),
  "media": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional().describe('At most one picture of each kind; `alt` says which (`ProfileMedium`).')
}),zod.null()]).optional()
})
})

/**
 * @summary Read a user with the business profile
 */



export const GetUserParams = zod.object({
  "userId": zod.int().min(1)
})






export const GetUserResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "first_name": zod.string().nullish(),
  "middle_name": zod.string().nullish(),
  "last_name": zod.string().nullish(),
  "full_name": zod.string().nullish(),
  "email": zod.string().nullish(),
  "username": zod.string().nullish(),
  "roles": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('The first one is the user\'s role.'),
  "status": zod.boolean().nullish(),
  "profile": zod.union([zod.object({
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "citizenship_number": zod.string().nullish(),
  "company_name": zod.string().nullish(),
  "employees": zod.int().nullish().describe('How many.'),
  "established_at": zod.iso.date().nullish(),
  "pan_number": zod.string().nullish(),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "tan_number": zod.string().nullish(),
  "vat_number": zod.string().nullish(),
  "media": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional().describe('At most one picture of each kind; `alt` says which (`ProfileMedium`).')
}),zod.null()]).optional()
})
})

/**
 * @summary Change a user
 */



export const UpdateUserParams = zod.object({
  "userId": zod.int().min(1)
})

export const updateUserBodyFirstNameMax = 255;

export const updateUserBodyMiddleNameMax = 255;

export const updateUserBodyLastNameMax = 255;

export const updateUserBodyEmailMax = 255;

export const updateUserBodyUsernameMin = 3;
export const updateUserBodyUsernameMax = 64;

export const updateUserBodyPasswordMin = 8;
export const updateUserBodyPasswordMax = 255;

export const updateUserBodyPasswordConfirmationMax = 255;




export const UpdateUserBody = zod.object({
  "first_name": zod.string().min(1).max(updateUserBodyFirstNameMax).optional(),
  "middle_name": zod.string().max(updateUserBodyMiddleNameMax).optional(),
  "last_name": zod.string().min(1).max(updateUserBodyLastNameMax).optional(),
  "email": zod.email().max(updateUserBodyEmailMax).optional(),
  "username": zod.string().min(updateUserBodyUsernameMin).max(updateUserBodyUsernameMax).optional(),
  "password": zod.string().min(updateUserBodyPasswordMin).max(updateUserBodyPasswordMax).optional().describe('On a change it is only sent to be replaced.'),
  "password_confirmation": zod.string().min(1).max(updateUserBodyPasswordConfirmationMax).optional(),
  "role_id": zod.int().min(1).optional(),
  "status": zod.boolean().optional()
})






export const UpdateUserResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "first_name": zod.string().nullish(),
  "middle_name": zod.string().nullish(),
  "last_name": zod.string().nullish(),
  "full_name": zod.string().nullish(),
  "email": zod.string().nullish(),
  "username": zod.string().nullish(),
  "roles": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('The first one is the user\'s role.'),
  "status": zod.boolean().nullish(),
  "profile": zod.union([zod.object({
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "citizenship_number": zod.string().nullish(),
  "company_name": zod.string().nullish(),
  "employees": zod.int().nullish().describe('How many.'),
  "established_at": zod.iso.date().nullish(),
  "pan_number": zod.string().nullish(),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "tan_number": zod.string().nullish(),
  "vat_number": zod.string().nullish(),
  "media": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional().describe('At most one picture of each kind; `alt` says which (`ProfileMedium`).')
}),zod.null()]).optional()
})
})

/**
 * @summary Delete a user
 */



export const DeleteUserParams = zod.object({
  "userId": zod.int().min(1)
})

export const DeleteUserResponse = zod.void()

/**
 * @summary Save a user's business profile, for the first time or again
 */



export const SaveUserProfileParams = zod.object({
  "userId": zod.int().min(1)
})

export const saveUserProfileBodyAddress1Max = 255;

export const saveUserProfileBodyAddress2Max = 255;

export const saveUserProfileBodyCitizenshipNumberMax = 64;

export const saveUserProfileBodyCompanyNameMax = 255;

export const saveUserProfileBodyEmployeesMin = 0;

export const saveUserProfileBodyPanNumberMax = 64;

export const saveUserProfileBodyPhone1Max = 32;

export const saveUserProfileBodyPhone2Max = 32;

export const saveUserProfileBodyTanNumberMax = 64;

export const saveUserProfileBodyVatNumberMax = 64;



export const SaveUserProfileBody = zod.object({
  "address_1": zod.string().max(saveUserProfileBodyAddress1Max).optional(),
  "address_2": zod.string().max(saveUserProfileBodyAddress2Max).optional(),
  "citizenship_number": zod.string().max(saveUserProfileBodyCitizenshipNumberMax).optional(),
  "company_name": zod.string().max(saveUserProfileBodyCompanyNameMax).optional(),
  "employees": zod.int().min(saveUserProfileBodyEmployeesMin).nullish(),
  "established_at": zod.iso.date().nullish(),
  "pan_number": zod.string().max(saveUserProfileBodyPanNumberMax).optional(),
  "phone_1": zod.string().max(saveUserProfileBodyPhone1Max).optional(),
  "phone_2": zod.string().max(saveUserProfileBodyPhone2Max).optional(),
  "tan_number": zod.string().max(saveUserProfileBodyTanNumberMax).optional(),
  "vat_number": zod.string().max(saveUserProfileBodyVatNumberMax).optional(),
  "images": zod.array(zod.instanceof(Blob)).optional().describe('New pictures. One replaces the stored picture of the same kind; the others stay.'),
  "alt": zod.array(zod.enum(['profile', 'pan', 'vat', 'tan']).describe('What a picture of a profile shows. It stands in the picture\'s `alt`.')).optional().describe('What each new picture shows, in the same order.')
})






export const SaveUserProfileResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "first_name": zod.string().nullish(),
  "middle_name": zod.string().nullish(),
  "last_name": zod.string().nullish(),
  "full_name": zod.string().nullish(),
  "email": zod.string().nullish(),
  "username": zod.string().nullish(),
  "roles": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
})).optional().describe('The first one is the user\'s role.'),
  "status": zod.boolean().nullish(),
  "profile": zod.union([zod.object({
  "address_1": zod.string().nullish(),
  "address_2": zod.string().nullish(),
  "citizenship_number": zod.string().nullish(),
  "company_name": zod.string().nullish(),
  "employees": zod.int().nullish().describe('How many.'),
  "established_at": zod.iso.date().nullish(),
  "pan_number": zod.string().nullish(),
  "phone_1": zod.string().nullish(),
  "phone_2": zod.string().nullish(),
  "tan_number": zod.string().nullish(),
  "vat_number": zod.string().nullish(),
  "media": zod.array(zod.object({
  "id": zod.int().min(1),
  "url": zod.string(),
  "alt": zod.string().nullish(),
  "featured": zod.boolean().nullish().describe('The image that stands for the whole record.')
})).optional().describe('At most one picture of each kind; `alt` says which (`ProfileMedium`).')
}),zod.null()]).optional()
})
})

