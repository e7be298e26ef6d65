import type { MouseEvent } from 'react';
import classes from './shell.module.css';

const toMain = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** The first tab stop of every page. */
export const SkipLink = () => (
  <a href="#main" className={classes.skip} onClick={toMain}>
    Skip to content
  </a>
);
