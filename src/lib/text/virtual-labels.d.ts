declare module 'virtual:labels' {
  /** English labels with their translations, of each other language. */
  export const labels: readonly (readonly [english: string, translated: string])[];
}
