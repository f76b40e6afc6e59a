import { erasing } from './erasureChecks.mjs'
import { Bad } from './finding.mjs'
import { isAfter } from './instants.mjs'

/** @typedef {import('./entry.mjs').Entry} Entry */
/** @typedef {import('./trust.mjs').Trust['checks']} Checks */
/** @typedef {{ at: string, by: string, rule: string }} Erased */
/**
 * Contents erased by one rule, and the type of the events that record it.
 * @typedef {{ rule: string, type: string | null, count: number, firstAt: string, lastAt: string }} Erasure
 */
/** @typedef {Partial<import('./finding.mjs').Finding>} Where */
/**
 * Entries of one project whose content is said to be gone in the same way: where the first of them stands, and which of
 * them is the latest.
 * @typedef {{ at: string, rule: string, projectId: string | null, where: Where, latestAt: string, latestIndex: number,
 * count: number }} Claim
 */

/** What is held against the entry of the event that records an erasure, and what against its data. */
const ofEntry = /** @type {const} */ (['type', 'projectId', 'at'])
const ofData = /** @type {const} */ (['data', 'rule', 'to'])

/** Claims of erased contents, until the event that records each is met. One entry for each such event. */
export class Erasures {
  /** By the event's id, and by what they say. @type {Map<string, Map<string, Claim>>} */
  #unrecorded = new Map()
  /** @type {Map<string, Erasure>} */
  #recorded = new Map()
  /** The ids of the events that came by and record erasures. @type {Set<string>} */
  #passed = new Set()
  /** How many contents are said to be gone by events whose own content is withheld. */
  #byWithheld = 0
  #checks

  /** @param {NonNullable<Checks>} checks */
  constructor(checks) {
    this.#checks = checks
  }

  /**
   * An entry has no content. Throws `Bad` where it cannot have been erased.
   * @param {{ entry: Entry, erased: Erased, index: number }} line
   * @param {Where} where
   */
  claim({ entry, erased, index }, where) {
    const of = { entry, erased, passed: this.#passed }
    for (const why of /** @type {const} */ (['project', 'never', 'time', 'later']))
      if (!this.#checks[`erasure ${why}`](of)) throw new Bad('erasure', { ...where, why })
    const { at, by, rule } = erased
    const claims = this.#unrecorded.get(by) ?? new Map()
    this.#unrecorded.set(by, claims)
    const name = JSON.stringify([entry.projectId, at, rule])
    const before = claims.get(name)
    const isLatest = !before || isAfter(entry.at, before.latestAt)
    claims.set(name, {
      at,
      rule,
      projectId: entry.projectId,
      where: before?.where ?? where,
      count: (before?.count ?? 0) + 1,
      latestAt: isLatest ? entry.at : before.latestAt,
      latestIndex: isLatest ? index : before.latestIndex,
    })
  }

  /**
   * An entry comes by whose content whoever exported may not see. Throws `Bad` where it records no erasure of before.
   * @param {{ entry: Entry }} line
   * @param {Where} where
   */
  withhold({ entry }, where) {
    if (!this.#checks['erasure withheld']({ entry, claimed: this.#unrecorded.has(entry.id) }))
      throw new Bad('erasure', { ...where, why: 'withheld' })
  }

  /**
   * An entry comes by that may record an erasure. Throws `Bad` where it does not record what was said.
   * @param {{ entry: Entry, data: string | null, withheld?: true }} line
   */
  pass({ entry: by, data, withheld = undefined }) {
    if (by.type === erasing) this.#passed.add(by.id)
    const claims = this.#unrecorded.get(by.id)
    if (!claims) return
    for (const claim of claims.values()) {
      this.#mustRecord({ claim, by, data, withheld })
      if (withheld) this.#byWithheld += claim.count
      add(this.#recorded, `${claim.rule}\n${by.type}`, { ...erasureOf(claim), type: by.type })
    }
    this.#unrecorded.delete(by.id)
  }

  /** @param {import('./erasureChecks.mjs').Recorded} recorded */
  #mustRecord(recorded) {
    const { where, latestIndex } = recorded.claim
    for (const why of recorded.withheld ? ofEntry : [...ofEntry, ...ofData])
      if (!this.#checks[`erasure ${why}`](recorded))
        throw new Bad('erasure', { ...where, why, ...(why === 'to' && { to: latestIndex }) })
  }

  /** Where the first erased content stands whose erasure no event recorded. @returns {Where | undefined} */
  get firstUnrecorded() {
    const [claims] = this.#unrecorded.values()
    const [claim] = claims?.values() ?? []
    return claim?.where
  }

  /** How many contents those are. */
  get unrecorded() {
    return [...this.#unrecorded.values()]
      .flatMap((claims) => [...claims.values()])
      .reduce((sum, { count }) => sum + count, 0)
  }

  /** Of how many contents it is shown that they were erased, but not up to when and by which rule. */
  get withheld() {
    return this.#byWithheld
  }

  /** How many contents are missing, and of how many it is shown that they were erased. */
  get missing() {
    const contents = this.all.reduce((sum, { count }) => sum + count, 0)
    return { contents, recorded: contents - this.unrecorded - this.withheld }
  }

  /** All that is said to be erased; those that no event recorded have no type. @returns {Erasure[]} */
  get all() {
    const erasures = new Map(this.#recorded)
    for (const claims of this.#unrecorded.values())
      for (const claim of claims.values()) add(erasures, claim.rule, erasureOf(claim))
    return [...erasures.values()]
  }
}

/** @param {Claim} claim @returns {Erasure} */
const erasureOf = ({ rule, count, at }) => ({ rule, type: null, count, firstAt: at, lastAt: at })

/** @param {Map<string, Erasure>} erasures @param {string} key @param {Erasure} more */
function add(erasures, key, more) {
  const { count, firstAt, lastAt } = erasures.get(key) ?? { ...more, count: 0 }
  erasures.set(key, {
    ...more,
    count: count + more.count,
    firstAt: isAfter(firstAt, more.firstAt) ? more.firstAt : firstAt,
    lastAt: isAfter(more.lastAt, lastAt) ? more.lastAt : lastAt,
  })
}
