import { resource } from '@/api/writes/resource';
import { noticeContract, noticeFields } from '@/generated/resources/notices';
import { plainFields } from '@/lib/records/fields';

export const noticeResource = resource({ ...noticeContract, ...plainFields(noticeFields) });
