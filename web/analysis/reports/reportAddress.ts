import { withParameter } from '../../platform/lists/useAddress'

/** What a report asks, by the names of its address: what was left open is left out, for the hash is of it as asked. */
export type ReportQuestion = Readonly<Record<string, string | undefined>>

/** The link of a report: its whole question, its hash, and when it was seen (ISO UTC), to open it as it was then. */
export function reportAddress(
  pathname: string,
  reportQuestion: ReportQuestion,
  { hash, formulas }: { hash: string; formulas: number },
  seen: string,
): string {
  const address = Object.entries({ ...reportQuestion, hash, formulas: String(formulas), seen }).reduce(
    (after, [name, value]) => withParameter(after, name, value),
    new URLSearchParams(),
  )
  return `${pathname}?${address}`
}
