import type { Instances } from './instances'

/** What became of one invariant. */
export type Finding = {
  invariant: string
  means: string
  /** How much was looked at. */
  looked: string
  violations: Instances
  /** What older versions let happen and this one does not. It stays on record, and is no violation. */
  done?: Instances
  /** Why it was not looked for. */
  leftOut?: string
  /** What is no violation, but must be known to read the result. */
  notes: readonly string[]
  ms: number
}

type Found = Pick<Finding, 'looked' | 'violations' | 'done' | 'leftOut'> & { notes?: readonly string[] }

/** Looks, and tells how long that took besides. */
export async function lookedFor<Of extends Found>(
  invariant: string,
  means: string,
  look: () => Promise<Of>,
): Promise<Finding & Of> {
  const began = performance.now()
  const found = await look()
  return { invariant, means, notes: [], ...found, ms: Math.round(performance.now() - began) }
}
