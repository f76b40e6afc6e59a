import type { Fault } from './fault'

/** Every fault that is tried, in the order of their numbers. */
export const faults: readonly Fault[] = []
