import type { StandardArea } from '@prumo/contracts/canvas/area'
import { sameName } from '@prumo/contracts/sameName'
import { Refused } from '@prumo/platform/errors'
import type { Canvas, Card, TasksUse } from './canvasState'

const count = (names: readonly string[], name: string) => names.filter((used) => sameName(used, name)).length

/** How many tasks use what a card of this area stands for. */
const used: Partial<Record<StandardArea, (card: Card, tasks: TasksUse) => number>> = {
  team: ({ memberId }, { memberIds }) => memberIds.filter((id) => id === memberId).length,
  deliveryGroups: ({ title }, { deliveryGroups }) => count(deliveryGroups, title),
  requirements: ({ title }, { requirements }) => count(requirements, title),
}

/** A team member, delivery group or requirement that has tasks stays. */
export function refuseUsedByTasks({ areas }: Canvas, card: Card, tasksUse: TasksUse): void {
  const standardArea = areas.get(card.areaId)?.standardArea
  const tasks = (standardArea && used[standardArea]?.(card, tasksUse)) ?? 0
  if (tasks > 0) throw new Refused('card.hasTasks', { card: card.title, tasks })
}
