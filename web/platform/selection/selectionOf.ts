/** Ids that somebody has chosen among those that a screen shows. */
export type Selection = {
  has(id: string): boolean
  /** The same set until something changes. */
  ids(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
  /** What the screen shows, list by list in its order. What is not there any more leaves the selection. */
  show(lists: readonly (readonly string[])[]): void
  toggle(id: string): void
  /** All from the one that was chosen last to this one, where both stand in one list; else this one as well. */
  extendTo(id: string): void
  /** By the keys: from the one that has the focus to its neighbour. */
  extendFrom(id: string, step: 1 | -1): void
  /** All of the list that this one stands in. */
  chooseAllAround(id: string): void
  keep(ids: Iterable<string>): void
  clear(): void
}

type Range = { anchor: string; end: string; beside: ReadonlySet<string> }

export function selectionOf(): Selection {
  let chosen: ReadonlySet<string> = new Set()
  let lists: readonly (readonly string[])[] = []
  /** What is being extended, and what was chosen besides. */
  let range: Range | undefined
  const listeners = new Set<() => void>()

  const choose = (ids: Iterable<string>) => {
    chosen = new Set(ids)
    for (const listener of listeners) listener()
  }
  /** What leaves does not come back with the range that is extended next. */
  const narrow = (stays: (id: string) => boolean) => {
    const left = [...chosen].filter(stays)
    if (range) range = { ...range, beside: new Set([...range.beside].filter(stays)) }
    if (left.length < chosen.size) choose(left)
  }
  const listOf = (id: string) => lists.find((list) => list.includes(id)) ?? []
  const begin = (id: string, ids: Iterable<string>) => {
    choose(ids)
    range = { anchor: id, end: id, beside: chosen }
  }
  const extendTo = (id: string) => {
    const list = listOf(id)
    const [from, to] = [list.indexOf(range?.anchor ?? ''), list.indexOf(id)].sort((a, b) => a - b)
    if (!range || from === undefined || to === undefined || from === -1) return begin(id, [...chosen, id])
    range = { ...range, end: id }
    choose([...range.beside, ...list.slice(from, to + 1)])
  }

  return {
    has: (id) => chosen.has(id),
    ids: () => chosen,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show: (shown) => {
      lists = shown
      narrow((id) => listOf(id).length > 0)
    },
    toggle: (id) => begin(id, chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]),
    extendTo,
    extendFrom: (id, step) => {
      const list = listOf(id)
      const next = list[list.indexOf(id) + step]
      if (range?.end !== id || !chosen.has(id)) begin(id, [...chosen, id])
      if (next !== undefined) extendTo(next)
    },
    chooseAllAround: (id) => begin(id, [...chosen, ...listOf(id)]),
    keep: (ids) => {
      const kept = new Set(ids)
      narrow((id) => kept.has(id))
    },
    clear: () => {
      range = undefined
      choose([])
    },
  }
}
