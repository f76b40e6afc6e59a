import { changedMonths, standingFigures } from './closedFigures'
import { type Instances, openInstances } from './instances'
import { counts, emptyLedger, isOpen, type Ledger, ledgerStory, paidOf } from './ledgerStory'
import type { ReadEvent } from './readEvent'

/** What a command does, as far as it was read. */
type UnderWay = {
  projectId: string
  commandId: string
  ledger: Ledger
  closedThrough: string | null
  before: Map<string, ReturnType<typeof standingFigures>>
  marked: Map<string, readonly string[]>
}

/**
 * I20: what was realized was paid, or a person said it, and no figure of a closed month changed without a mark.
 * Reckoned from the events, without the rules and folds of ledgers.
 */
export function checkRealized() {
  const [violations, done] = [openInstances(), openInstances()]
  const ledgers = new Map<string, Ledger>()
  const underWay = new Map<string, UnderWay>()

  const begun = (projectId: string, commandId: string): UnderWay => {
    const current = underWay.get(projectId)
    if (current?.commandId === commandId) return current
    if (current) judge(current, { violations, done })
    const ledger = ledgers.get(projectId) ?? emptyLedger()
    ledgers.set(projectId, ledger)
    const { closedThrough } = ledger.closing
    const next = { projectId, commandId, ledger, closedThrough, before: new Map(), marked: new Map() }
    underWay.set(projectId, next)
    return next
  }

  return {
    violations,
    done,
    take: ({ recorded: { type, projectId, metadata }, data }: ReadEvent): void => {
      const tell = ledgerStory[type]
      if ((!tell && type !== 'PostedAfterClosing') || !projectId || data === undefined) return
      const { commandId, causationId } = JSON.parse(metadata) as { commandId: string; causationId: string }
      const current = begun(projectId, commandId)
      const { ledger, before, marked } = current
      const { entryId = '', months = [] } = data as { entryId?: string; months?: readonly string[] }
      if (!tell) return void marked.set(entryId, [...(marked.get(entryId) ?? []), ...months])
      const isUndo = causationId !== commandId && ledger.undoneBy.has(causationId)
      if (isUndo && !ledger.undoneBy.has(commandId)) ledger.undoneBy.get(causationId)?.push(commandId)
      if (!ledger.undoneBy.has(commandId)) ledger.undoneBy.set(commandId, [])
      if (current.closedThrough !== null && entryId && !before.has(entryId))
        before.set(entryId, standingFigures(ledger.entries.get(entryId)))
      tell(ledger, data as never, { commandId, isUndo })
    },
    end: (): string => {
      for (const each of underWay.values()) judge(each, { violations, done })
      let looked = 0
      for (const [projectId, ledger] of ledgers)
        for (const [entryId, entry] of ledger.entries) {
          looked++
          const { realizedCents, payments, saidBy } = entry
          if (realizedCents === null || saidBy.some((commandId) => counts(ledger, commandId))) continue
          const paid = payments.size === 0 || isOpen(entry) ? null : paidOf(entry)
          if (paid !== realizedCents)
            violations.add(`${projectId}/${entryId}: ${realizedCents} was realized, and ${paid ?? 'nothing'} was paid`)
        }
      return `${looked} entries and their closed months`
    },
  }
}

type Found = { violations: Instances; done: Instances }

/** Whether a command changed figures of closed months, and did not mark it. */
function judge({ projectId, ledger, closedThrough, before, marked }: UnderWay, { violations, done }: Found): void {
  if (closedThrough === null) return
  for (const [entryId, figures] of before) {
    const after = standingFigures(ledger.entries.get(entryId))
    const unmarked = (of: 'always' | 'since') =>
      changedMonths(figures[of], after[of], closedThrough).filter((month) => !marked.get(entryId)?.includes(month))
    const [amounts, groups] = [unmarked('always'), unmarked('since')]
    const line = (months: readonly string[]) => `${projectId}/${entryId}: changed ${months.join(', ')}, closed before`
    if (amounts.length > 0) violations.add(line(amounts))
    else if (groups.length > 0) done.add(line(groups))
  }
}
