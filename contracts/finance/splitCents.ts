/**
 * Splits an amount by weights, to the cent (largest remainder method, Hamilton 1792). Each part is rounded down. The
 * cents that are left go to the largest remainders, of equal ones to the first. Without any weight the parts are equal.
 * `cents` and weights are whole numbers from 0; the sum of the parts is `cents`, exactly.
 */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const given = weights.map(BigInt)
  const sum = total(given)
  const shares = sum === 0n ? given.map(() => 1n) : given
  const whole = total(shares)
  if (whole === 0n) return []
  // A product of amount and weight is beyond what a number holds exactly.
  const parts = shares.map((share) => (BigInt(cents) * share) / whole)
  const remainders = shares.map((share) => (BigInt(cents) * share) % whole)
  const left = BigInt(cents) - total(parts)
  const first = [...parts.keys()].sort((a, b) => compare(remainders[b], remainders[a]) || a - b)
  for (const index of first.slice(0, Number(left))) parts[index] = (parts[index] ?? 0n) + 1n
  return parts.map(Number)
}

const total = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)
const compare = (first = 0n, second = 0n): number => (first < second ? -1 : first > second ? 1 : 0)
