/** What a fault did to the promises: nothing, or else what is listed. */
export type Outcome = {
  rounds: number
  /** Each promise that was broken, in words, with what tells. */
  violations: string[]
  /** How long it took, after each round's fault, until work went on: milliseconds. */
  recoveryMs: number[]
}

export type Trial = {
  rounds: number
  /** Numbers from 0 to 1 that the printed seed always gives. */
  random: () => number
  /** The negative control: the same trial of a product that has the defect which the fault shows. It must find it. */
  control: boolean
}

/** One fault that the product survives, and how that is tried. */
export type Fault = {
  /** As in the list of assumed faults: F1, F2, … */
  id: string
  name: string
  rounds: { short: number; long: number }
  /** Why it cannot be tried on this machine, where that is so. */
  unavailable?: () => Promise<string | undefined>
  run(trial: Trial): Promise<Outcome>
}
