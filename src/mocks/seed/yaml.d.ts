declare module '*.yaml' {
  /** Validated by the schema of the table's rows. */
  export const data: unknown;
}
