import type { MissingReason } from './curve'

/** The value of a measure, or why it has none. */
export type Reckoned = { readonly value: number } | { readonly missing: MissingReason }
/** Of each measure by its name. */
export type ReckonedFigures<Name extends string = string> = Readonly<Record<Name, Reckoned>>

export const valued = (value: number): Reckoned => ({ value })
export const lacking = (missing: MissingReason): Reckoned => ({ missing })

/** A figure from others that it needs: the first of them that has no value says why this one has none, too. */
export function reckonedFrom(inputs: readonly Reckoned[], reckon: (...values: number[]) => Reckoned): Reckoned {
  const values: number[] = []
  for (const input of inputs) {
    if ('missing' in input) return input
    values.push(input.value)
  }
  return reckon(...values)
}

/** A quotient, for which there must be something to divide by. */
export const quotient = (dividend: number, divisor: number, otherwise: MissingReason): Reckoned =>
  divisor === 0 ? lacking(otherwise) : valued(dividend / divisor)
