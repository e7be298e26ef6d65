declare module '*.yaml' {
  /** What a table makes of it is checked by the schema of its rows. */
  const data: unknown;
  export { data as default };
}
