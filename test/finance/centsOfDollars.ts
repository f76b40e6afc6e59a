/** The cents of a decimal number as a file writes it, a half of a cent rounded up; never by binary fractions. */
export function centsOfDollars(text: string): number {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === '') throw new Error(`no amount: ${text}`)
  const thousandths = BigInt(whole + fraction.padEnd(3, '0').slice(0, 3))
  return Number((thousandths + 5n) / 10n)
}
