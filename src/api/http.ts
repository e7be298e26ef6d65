export const request = <T>(config: unknown, options?: unknown): Promise<T> => { throw new Error(String(config)+String(options)); };
