import type { WbsAnswer, WbsLine } from './wbsLines'

/** What a restructuring does, by the command that records it. */
export type WbsMove =
  /** A task names another group, or none. */
  | { kind: 'regroup'; taskId: string; group: string | null }
  /** A group comes under another, or under none. */
  | { kind: 'rebase'; cardId: string; baseCardId: string | null }
  /** A group comes before another, or last. */
  | { kind: 'reorder'; cardId: string; beforeCardId: string | null }

type Row = WbsAnswer['rows'][number]
type Rows = readonly Row[]
type Line = Pick<WbsLine, 'kind' | 'id'>
export type DropEdge = 'above' | 'into' | 'below'

const byId = (rows: Rows, id: string | null) => rows.find((row) => row.id === id)

/** The groups that stand beside this one, in their order. */
const beside = (rows: Rows, group: Row) =>
  rows.filter(({ kind, cardId, parentId }) => kind === 'group' && cardId !== null && parentId === group.parentId)

/** Whether a row is a group or stands in it. */
const isIn = (rows: Rows, row: Row | undefined, groupId: string): boolean =>
  row !== undefined && (row.id === groupId || isIn(rows, byId(rows, row.parentId), groupId))

/** Where a row could stand, besides the top: groups for a task; for a group those with a card that are not in it. */
export function placesFor(rows: Rows, { kind, id }: Line): Row[] {
  const groups = rows.filter((row) => row.kind === 'group')
  return kind === 'task' ? groups : groups.filter((row) => row.cardId !== null && !isIn(rows, row, id))
}

/** Puts a row into a group, or at the top; `undefined` where it stands there or cannot. */
export function moveInto(rows: Rows, { id }: Line, groupId: string | null): WbsMove | undefined {
  const [row, group] = [byId(rows, id), byId(rows, groupId)]
  if (!row || row.parentId === groupId || (groupId !== null && group?.kind !== 'group')) return undefined
  if (row.kind === 'task') return { kind: 'regroup', taskId: id, group: group?.title ?? null }
  if (row.cardId === null || (group && (group.cardId === null || isIn(rows, group, id)))) return undefined
  return { kind: 'rebase', cardId: row.cardId, baseCardId: group?.cardId ?? null }
}

/** What an arrow with Alt does: groups change places, or come in and out; tasks go from group to group. */
export function moveToward(rows: Rows, line: Line, arrow: string): WbsMove | undefined {
  const row = byId(rows, line.id)
  if (!row) return undefined
  return row.kind === 'task' ? taskToward(rows, row, arrow) : groupToward(rows, row, arrow)
}

function taskToward(rows: Rows, task: Row, arrow: string): WbsMove | undefined {
  const groups = rows.filter(({ kind }) => kind === 'group')
  const at = task.parentId === null ? groups.length : groups.findIndex(({ id }) => id === task.parentId)
  const to = { ArrowUp: groups[at - 1], ArrowDown: groups[at + 1], ArrowLeft: outer(rows, groups[at]) }[arrow]
  return to && moveInto(rows, task, to.id)
}

const outer = (rows: Rows, group: Row | undefined) => group && byId(rows, group.parentId)

function groupToward(rows: Rows, group: Row, arrow: string): WbsMove | undefined {
  const others = beside(rows, group)
  const at = others.findIndex(({ id }) => id === group.id)
  if (at < 0) return undefined
  const before = others[at - 1]
  if (arrow === 'ArrowUp') return before && reordered(group, before)
  if (arrow === 'ArrowDown') return others[at + 1] && reordered(group, others[at + 2])
  if (arrow === 'ArrowRight') return before && moveInto(rows, group, before.id)
  if (arrow === 'ArrowLeft' && group.parentId !== null)
    return moveInto(rows, group, byId(rows, group.parentId)?.parentId ?? null)
  return undefined
}

const reordered = ({ cardId }: Row, before: Row | undefined): WbsMove | undefined =>
  cardId === null ? undefined : { kind: 'reorder', cardId, beforeCardId: before?.cardId ?? null }

/** What dropping a row on another does. Only on the edges of a group beside it does a group change places. */
export function moveByDrop(rows: Rows, dropped: Line, on: Line, edge: DropEdge): WbsMove | undefined {
  const [row, target] = [byId(rows, dropped.id), byId(rows, on.id)]
  if (!row || row === target) return undefined
  if (!target) return on.kind === 'project' || row.kind === 'task' ? moveInto(rows, row, null) : undefined
  if (row.kind === 'group' && target.kind === 'group' && edge !== 'into' && target.parentId === row.parentId) {
    const others = beside(rows, target).filter(({ id }) => id !== row.id)
    const at = others.findIndex(({ id }) => id === target.id)
    return at < 0 ? undefined : reordered(row, others[edge === 'above' ? at : at + 1])
  }
  return moveInto(rows, row, target.kind === 'group' ? target.id : target.parentId)
}
