/** A plan holds what the engine does not reckon with. Each reason names what has it, and what it is. */
export class PlanRefused extends Error {
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'))
  }
}

/** Why a plan is refused; nothing where it is read. */
export function reasonsOf(read: () => unknown): readonly string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof PlanRefused) return error.reasons
    throw error
  }
}
