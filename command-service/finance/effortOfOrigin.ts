import type { OriginKind } from '@prumo/contracts/finance/kinds'
import { type WbsGroup, wbsTree } from '@prumo/contracts/tasks/wbsTree'
import { type Canvas, cardsIn } from '../canvas/canvasState'
import type { Plan, Task } from '../tasks/planState'

type Leaf = Pick<Task, 'deliveryGroup' | 'estimatedMinutes'>

/** What a task is estimated at, and a delivery group with all that stands in it; `null` where nobody has said. */
export function effortOfOrigin({ tasks }: Plan, drawn: Canvas): (of: OriginKind, id: string) => number | null {
  let ofGroups: ReadonlyMap<string, number | null> | undefined
  return (of, id) => {
    if (of === 'tasks') return tasks.get(id)?.estimatedMinutes ?? null
    ofGroups ??= effortOfGroups([...tasks.values()], drawn)
    return ofGroups.get(id) ?? null
  }
}

function effortOfGroups(tasks: readonly Leaf[], drawn: Canvas): ReadonlyMap<string, number | null> {
  const areaId = drawn.areas.findKey(({ standardArea }) => standardArea === 'deliveryGroups')
  const cards = areaId === undefined ? [] : cardsIn(drawn, areaId)
  const efforts = new Map<string, number | null>()
  const take = ({ id, groups, leaves }: WbsGroup<Leaf>): number | null => {
    const parts = [...groups.map(take), ...leaves.map(({ estimatedMinutes }) => estimatedMinutes)]
    const effort = parts.reduce(added, null)
    efforts.set(id, effort)
    return effort
  }
  const named = cards.map(([cardId, { title, baseCardId }]) => ({ cardId, title, baseCardId: baseCardId ?? null }))
  wbsTree(named, tasks).groups.forEach(take)
  return efforts
}

const added = (first: number | null, second: number | null): number | null =>
  first === null || second === null ? (first ?? second) : first + second
