export type DateFormat = string
export type NumberFormat = string
export const readDate = (_text: string, _f: DateFormat): string | undefined => undefined
export const readNumber = (_text: string, _f: NumberFormat): string | undefined => undefined
export const detectColumnFormat = (
  _t: readonly string[],
  _k: 'date' | 'number',
): { formats: string[]; ambiguous: boolean } => ({ formats: [], ambiguous: false })
