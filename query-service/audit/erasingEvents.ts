import type { ErasedBy } from './erasedContent'

/**
 * Where the events stand that record what a selection says is erased, each until it is told: once, in the order of the
 * log.
 */
export class ErasingEvents {
  readonly #due = new Set<number>()

  /** An entry of the selection is told, which may be such an event itself. */
  tell(position: number, erasedBy: ErasedBy | undefined): void {
    this.#due.delete(position)
    if (erasedBy) this.#due.add(erasedBy.position)
  }

  /** Those that stand before a position and are due: from now on they count as told. */
  before(position: number): number[] {
    const passed = [...this.#due].filter((due) => due < position).sort((first, second) => first - second)
    for (const due of passed) this.#due.delete(due)
    return passed
  }
}
