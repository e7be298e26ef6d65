import { listUsers } from '@/generated/api/users/users';
import { userDetails } from './record-details';
import { findBy, type FindRecords } from './records';

const byName = findBy(listUsers, 'full_name', userDetails);
const byEmail = findBy(listUsers, 'email', userDetails);

/** Finds users by full name, or by e-mail address once an @ is typed. */
export const findUsers: FindRecords = (...search) => (search[0].includes('@') ? byEmail : byName)(...search);
