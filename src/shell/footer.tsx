import { Kbd } from '@mantine/core';
import classes from './shell.module.css';

export const Footer = () => {
  return (
    <footer className={classes.footer}>
      <span>Nepal travel admin</span>
      <span>
        <Kbd size="xs">?</Kbd> Keyboard shortcuts
      </span>
    </footer>
  );
};
