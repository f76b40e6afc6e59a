import { isDeepStrictEqual } from 'node:util'

/** Whether two values of messages say the same. */
export const equal = (first: unknown, second: unknown): boolean =>
  Object.is(first, second) || (typeof first === 'object' && isDeepStrictEqual(first, second))
