type FaultyCall = 'append' | 'batchAppend' | 'read' | 'subscribe'

/**
 * `unavailable` and `cancel` return that error and do nothing else; `hang` never answers. `commitThenDrop` commits and
 * then returns an error; `commitThenHang` commits and never answers.
 */
type Fault = 'unavailable' | 'cancel' | 'hang' | 'commitThenDrop' | 'commitThenHang'

/** What goes wrong in the next calls to the protocol double, and how many calls there were. */
export class Faults {
  readonly calls: Record<FaultyCall, number> = { append: 0, batchAppend: 0, read: 0, subscribe: 0 }
  private readonly planned: Record<FaultyCall, Fault[]> = { append: [], batchAppend: [], read: [], subscribe: [] }

  plan(call: FaultyCall, fault: Fault, times = 1): void {
    this.planned[call].push(...Array.from({ length: times }, () => fault))
  }

  take(call: FaultyCall): Fault | undefined {
    this.calls[call]++
    return this.planned[call].shift()
  }

  forget(): void {
    for (const planned of Object.values(this.planned)) planned.length = 0
  }
}
