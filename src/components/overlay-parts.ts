import { Menu, Modal, Popover, Select, Tooltip } from '@mantine/core';

/** What lies over a screen, in one file: the rows of a list do not wait for it. */
export const overlayParts = { Menu, Modal, Popover, Select, Tooltip };
