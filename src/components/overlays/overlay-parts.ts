import { Menu, Modal, Popover, Select, Tooltip } from '@mantine/core';

/** The overlay components in one chunk, which the rows of a list do not wait for. */
export const overlayParts = { Menu, Modal, Popover, Select, Tooltip };
