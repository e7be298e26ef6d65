import classes from './plots.module.css';

/** The patterns that distinguish the parts of a bar without colour. */
export const Patterns = () => (
  <svg aria-hidden className={classes.patterns}>
    <defs>
      <pattern
        id="plot-striped"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className={classes.stripedGround} />
        <rect width="3" height="6" className={classes.stripedLine} />
      </pattern>
      <pattern id="plot-dotted" width="5" height="5" patternUnits="userSpaceOnUse">
        <rect width="5" height="5" className={classes.dottedGround} />
        <circle cx="2.5" cy="2.5" r="1.3" className={classes.dottedPoint} />
      </pattern>
      <pattern id="plot-crossed" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 3H6M3 0V6" className={classes.crossedLine} />
      </pattern>
    </defs>
  </svg>
);
