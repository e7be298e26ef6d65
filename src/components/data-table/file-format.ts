import { useSyncExternalStore } from 'react';
import { createLocalSetting } from '@/lib/storage/local-setting';

/** The format of exported files: CSV, or an Excel workbook. */
export type FileFormat = 'csv' | 'xlsx';

export const parseFileFormat = (stored: unknown): FileFormat => (stored === 'xlsx' ? 'xlsx' : 'csv');

/** The format that this browser exported last. */
export const fileFormat = createLocalSetting('file-format', parseFileFormat);

export const useFileFormat = () => useSyncExternalStore(fileFormat.subscribe, fileFormat.get);
