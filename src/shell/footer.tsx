import { Kbd, UnstyledButton } from '@mantine/core';
import { useOpenOverlay } from './open-overlay';
import classes from './shell.module.css';

export const Footer = () => {
  const open = useOpenOverlay();
  return (
    <footer className={classes.footer}>
      <span>Nepal travel admin</span>
      <UnstyledButton className={classes.shortcuts} aria-haspopup="dialog" onClick={() => open('shortcuts')}>
        <Kbd size="xs">?</Kbd> Keyboard shortcuts
      </UnstyledButton>
    </footer>
  );
};
