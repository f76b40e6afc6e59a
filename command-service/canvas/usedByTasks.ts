import type { StandardArea } from '@prumo/contracts/canvas/area'
import { Refused } from '@prumo/platform/errors'
import type { Canvas, Card, TasksUse } from './canvasState'

const plain = (text: string) => text.trim().toLowerCase()
const count = (texts: readonly string[], text: string) => texts.filter((one) => plain(one) === plain(text)).length

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
