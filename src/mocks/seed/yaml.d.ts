declare module '*.yaml' {
  /** What a table makes of it is checked by the schema of its rows. */
  export const data: unknown;
}
