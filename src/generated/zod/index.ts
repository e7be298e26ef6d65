export * from './amenities/amenities';
export * from './auth/auth';
export * from './features/features';
export * from './files/files';
export * from './profile/profile';
