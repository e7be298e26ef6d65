export * from './amenities/amenities';
export * from './auth/auth';
export * from './features/features';
