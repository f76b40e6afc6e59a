import {
  figuresOf,
  type LedgerShare,
  moneyAlone,
  noSums,
  sumsOf,
  together,
  type WbsFigures,
  type WbsLeaf,
  type WbsSums,
} from './wbsSums'
import { type WbsCard, type WbsGroup, wbsTree } from './wbsTree'

/** A delivery group or a task, where it stands in the work breakdown structure. */
export type WbsRow = WbsFigures & {
  readonly kind: 'group' | 'task'
  /** Of its task or card; a group without a card has another. */
  readonly id: string
  /** `1.2.3`; `null` for a task in no group. */
  readonly code: string | null
  /** 1 for what stands in nothing else. */
  readonly level: number
  readonly parentId: string | null
  /** A group's, where it has one. */
  readonly cardId: string | null
  readonly title: string
  /** A task's; of a group it says nothing. */
  readonly workingDays: number | null
  readonly isMilestone?: true
  /** What outflows are for it alone, and for nothing in it. */
  readonly ownLedger: LedgerShare | null
}

/** Outflows that are for the groups themselves, by their cards; and for nothing that stands in the structure. */
type Outflows = { readonly ofCards: ReadonlyMap<string, LedgerShare>; readonly notAllocated: LedgerShare | null }
const noOutflows: Outflows = { ofCards: new Map(), notAllocated: null }

type Wbs = { readonly rows: WbsRow[]; readonly whole: WbsFigures }

/**
 * The work breakdown structure of a project, in order: each group, the groups in it, and then its tasks by their dates.
 * `cards` are those of the delivery groups, in the order of their area. Tasks in no group come last.
 */
export function breakDown(
  cards: readonly WbsCard[],
  leaves: readonly WbsLeaf[],
  { ofCards, notAllocated }: Outflows = noOutflows,
): Wbs {
  const { groups, ungrouped } = wbsTree(cards, [...leaves].sort(byDates))
  const parts = groups.map((group, index) => partOf(group, { code: `${index + 1}`, level: 1, parentId: null }, ofCards))
  const rest = ungrouped.map((leaf) => leafPart(leaf, { code: null, level: 1, parentId: null }))
  return {
    rows: [...parts, ...rest].flatMap(({ rows }) => rows),
    whole: figuresOf(together(sumsIn([...parts, ...rest]), moneyAlone(notAllocated))),
  }
}

type Place = Pick<WbsRow, 'code' | 'level' | 'parentId'>
type Part = { rows: WbsRow[]; sums: WbsSums }

function partOf(group: WbsGroup<WbsLeaf>, place: Place, ofCards: Outflows['ofCards']): Part {
  const { id, cardId, title, groups, leaves } = group
  const placeOf = (index: number): Place => ({
    code: `${place.code}.${index + 1}`,
    level: place.level + 1,
    parentId: id,
  })
  const parts = [
    ...groups.map((each, index) => partOf(each, placeOf(index), ofCards)),
    ...leaves.map((leaf, index) => leafPart(leaf, placeOf(groups.length + index))),
  ]
  const ownLedger = ofCards.get(cardId ?? '') ?? null
  const sums = together(moneyAlone(ownLedger), sumsIn(parts))
  const row: WbsRow = { kind: 'group', id, ...place, cardId, title, workingDays: null, ...figuresOf(sums), ownLedger }
  return { rows: [row, ...parts.flatMap(({ rows }) => rows)], sums }
}

function leafPart(leaf: WbsLeaf, place: Place): Part {
  const sums = sumsOf(leaf)
  const { taskId: id, title, workingDays, isMilestone, ledger: ownLedger = null } = leaf
  const row: WbsRow = { kind: 'task', id, ...place, cardId: null, title, workingDays, ...figuresOf(sums), ownLedger }
  return { rows: [isMilestone ? { ...row, isMilestone } : row], sums }
}

const sumsIn = (parts: readonly Part[]): WbsSums => parts.reduce((sum, { sums }) => together(sum, sums), noSums)

const compare = (first: string, second: string) => (first < second ? -1 : first > second ? 1 : 0)
const byDates = (first: WbsLeaf, second: WbsLeaf) =>
  compare(first.startOn, second.startOn) ||
  compare(first.endOn, second.endOn) ||
  compare(first.title, second.title) ||
  compare(first.taskId, second.taskId)
