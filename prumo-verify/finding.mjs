/**
 * What is wrong, where. `from` and `to` are the first and last index among which the first bad entry is, `null` where
 * no entry is at fault; `line` counts from 1 and `byte` from 0 in the file. FORMAT.md lists the checks. What differs
 * stands in the further fields.
 * @typedef {{ check: string, from: number | null, to: number | null, line: number | null, byte: number | null,
 *   id: string | null, [difference: string]: string | number | null }} Finding
 */
/** Where a line stands in the file. @typedef {{ line: number, byte: number }} Place */

/** Something is wrong: checking stops here. */
export class Bad extends Error {
  /**
   * @param {string} check
   * @param {Partial<Finding>} [details]
   */
  constructor(check, details = {}) {
    super(check)
    this.name = 'Bad'
    /** @type {Finding} */
    this.finding = { from: null, to: null, line: null, byte: null, id: null, ...details, check }
  }
}

/** The file, or what was asked, is nothing that is known here. */
export class NotUnderstood extends Error {
  /**
   * @param {string} reason
   * @param {string} [what] that it is about
   */
  constructor(reason, what = '') {
    super(`${reason} ${what}`.trim())
    this.name = 'NotUnderstood'
    this.reason = reason
    this.what = what
  }
}
