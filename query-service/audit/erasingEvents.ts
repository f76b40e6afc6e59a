import type { ErasedBy } from './erasedContent'

/** Positions of the events that record the erasures of a selection. Each is passed on once, in the order of the log. */
export class ErasingEvents {
  readonly #due = new Set<number>()

  /** Notes an entry of the selection, which may itself record an erasure. */
  tell(position: number, erasedBy: ErasedBy | undefined): void {
    this.#due.delete(position)
    if (erasedBy) this.#due.add(erasedBy.position)
  }

  /** The positions before `position` that were not passed on yet. */
  before(position: number): number[] {
    const passed = [...this.#due].filter((due) => due < position).sort((first, second) => first - second)
    for (const due of passed) this.#due.delete(due)
    return passed
  }
}
