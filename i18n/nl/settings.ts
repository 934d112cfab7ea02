export const texts = {} satisfies Record<string, string>;
