/** Between half of it and all of it, so that those who failed together do not come back together. */
export const jittered = (ms: number): number => ms * (0.5 + Math.random() / 2)
