/** Whether this is `npm run test:long`, which takes all of what `npm test` takes a share of, and at length. */
export const isLong: boolean = process.env.TEST_LENGTH === 'long'

/** How often, or how large, something is tried: in `npm test`, and at length. */
export const times = (short: number, long: number): number => (isLong ? long : short)
