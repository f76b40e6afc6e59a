import type { Founder } from './founder'

/** The read models of a ledger have what was recorded in it. Until then a question is refused as busy. */
export async function caughtUp(founder: Founder, projectId: string): Promise<void> {
  for (;;) {
    const { status } = await founder.inquire('ledgerTotals', { projectId })
    if (status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
