/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { Room } from './room.ts';

export interface RoomRecord {
  data: Room;
}
