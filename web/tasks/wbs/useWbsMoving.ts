import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { elementOfRecord } from '../../platform/focus/focusTrace'
import { deedOf } from '../../platform/keys/keyRegister'
import { useProjectRights } from '../../projects/useProjectRights'
import type { WbsAnswer, WbsLine } from './wbsLines'
import { moveToward, type WbsMove } from './wbsMoves'

type Options = {
  projectId: string
  wbs: WbsAnswer | undefined
  lines: readonly WbsLine[]
  move: (to: WbsMove, title: string) => Promise<boolean>
  /** Folds a line (`true`) or unfolds it. */
  fold: (id: string, folds: boolean) => void
}

/** Which line looks for a place, and beside what on the screen it does. */
export type PlaceChoice = { line: WbsLine; target: HTMLElement }

/** How lines are moved by keys, by dragging and from their menus. The focus stays with what was moved. */
export function useWbsMoving({ projectId, wbs, lines, move, fold }: Options) {
  const { can } = useProjectRights(projectId)
  const [choice, setChoice] = useState<PlaceChoice>()
  const wanted = useRef<string>(undefined)
  const rows = wbs?.rows ?? []
  const mayMoveTasks = can('tasks', 'editOnly')
  const mayMoveGroups = can('canvas', 'editOnly') && Boolean(wbs?.areaId)
  const mayMove = ({ kind, cardId }: WbsLine) =>
    kind === 'task' ? mayMoveTasks : kind === 'group' && cardId !== null && mayMoveGroups

  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines, and what was moved may stand elsewhere
  useEffect(() => {
    if (!wanted.current) return
    elementOfRecord(wanted.current)?.focus()
    wanted.current = undefined
  }, [lines])

  const perform = (to: WbsMove | undefined, line: WbsLine) => {
    if (!to || !mayMove(line)) return
    wanted.current = line.id
    const parentId = parentAfter(to, rows)
    if (parentId) fold(parentId, false)
    void move(to, line.title)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const deed = deedOf('wbs', event)
    const target = event.target as HTMLElement
    const line = deed && lines.find(({ id }) => id === target.dataset.record)
    if (!line || deed === 'walk' || deed === 'open') return
    event.preventDefault()
    event.stopPropagation()
    if (deed === 'move') perform(moveToward(rows, line, event.key), line)
    else if (deed === 'place') mayMove(line) && setChoice({ line, target })
    else fold(line.id, deed === 'fold')
  }
  return { mayMove, perform, onKeyDown, choice, setChoice }
}

/** The group that takes in what is moved. */
function parentAfter(to: WbsMove, rows: WbsAnswer['rows']): string | null | undefined {
  if (to.kind === 'rebase') return to.baseCardId
  if (to.kind === 'reorder') return undefined
  return rows.find(({ kind, title }) => kind === 'group' && title === to.group)?.id
}
