import { isDeepStrictEqual } from 'node:util'

/** Whether two values of messages say the same. */
export const equal = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)
