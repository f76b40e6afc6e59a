/** @typedef {{ at: string, by: string, rule: string }} Erased */
/** Contents erased by one rule, and the type of the events that record it. @typedef {{ rule: string, type: string | null, count: number, firstAt: string, lastAt: string }} Erasure */
/** @typedef {Partial<import('./finding.mjs').Finding>} Where */

/** What is said to be erased, until the event that records it comes by. Keeps one line for each such event, however much it erased. */
export class Erasures {
  /** By the event's id. @type {Map<string, { where: Where, erasures: Map<string, Erasure> }>} */
  #unrecorded = new Map()
  /** @type {Map<string, Erasure>} */
  #recorded = new Map()

  /** @param {Erased} erased @param {Where} where */
  claim({ at, by, rule }, where) {
    const claim = this.#unrecorded.get(by) ?? { where, erasures: new Map() }
    this.#unrecorded.set(by, claim)
    add(claim.erasures, rule, { rule, type: null, count: 1, firstAt: at, lastAt: at })
  }

  /** Sees an event that may be one that records an erasure. @param {{ id: string, type: string }} event */
  pass({ id, type }) {
    const claim = this.#unrecorded.get(id)
    if (!claim) return
    this.#unrecorded.delete(id)
    for (const erasure of claim.erasures.values()) add(this.#recorded, `${erasure.rule}\n${type}`, { ...erasure, type })
  }

  /** Where the first erased content stands whose erasure no event recorded. @returns {Where | undefined} */
  get firstUnrecorded() {
    const [claim] = this.#unrecorded.values()
    return claim?.where
  }

  /** All that is said to be erased; those that no event recorded have no type. @returns {Erasure[]} */
  get all() {
    const erasures = new Map(this.#recorded)
    for (const claim of this.#unrecorded.values())
      for (const erasure of claim.erasures.values()) add(erasures, erasure.rule, erasure)
    return [...erasures.values()]
  }
}

/** @param {Map<string, Erasure>} erasures @param {string} key @param {Erasure} more */
function add(erasures, key, more) {
  const { count, firstAt, lastAt } = erasures.get(key) ?? { ...more, count: 0 }
  erasures.set(key, {
    ...more,
    count: count + more.count,
    firstAt: firstAt < more.firstAt ? firstAt : more.firstAt,
    lastAt: lastAt > more.lastAt ? lastAt : more.lastAt,
  })
}
