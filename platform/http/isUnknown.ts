import type { Problem } from '@prumo/contracts/index'

/** Whether something was named that is not there, or is not there for whoever asks: a rule cannot tell the one from the other. */
export const isUnknown = (code: Problem): boolean => /(\.u|U)nknown$/.test(code)
