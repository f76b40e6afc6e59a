const form = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/

/** Whether it is an instant in UTC as ISO 8601 writes it, to the nanosecond at most. @param {unknown} value */
export const isInstant = (value) => typeof value === 'string' && form.test(value)

/**
 * Whether one instant is after another: their fractions may have different lengths.
 * @param {string} instant
 * @param {string} than
 */
export const isAfter = (instant, than) => inNanoseconds(instant) > inNanoseconds(than)

/** Of one length, so that texts are in the order of time. @param {string} instant */
const inNanoseconds = (instant) =>
  instant.replace(form, (_, seconds, fraction = '') => `${seconds}.${fraction.padEnd(9, '0')}Z`)
