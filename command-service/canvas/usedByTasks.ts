import type { StandardArea } from '@prumo/contracts/canvas/area'
import { plainName } from '@prumo/contracts/sameName'
import { Refused } from '@prumo/platform/errors'
import { type Canvas, type Card, cardsIn, type TaskUse } from './canvasState'

/** Whether a task uses what a card of this area stands for. */
const uses: Partial<Record<StandardArea, (task: TaskUse, card: Card, titles: ReadonlySet<string>) => boolean>> = {
  team: ({ assigneeId }, { memberId }) => assigneeId !== null && assigneeId === memberId,
  deliveryGroups: ({ deliveryGroup }, _, titles) => deliveryGroup !== null && titles.has(plainName(deliveryGroup)),
  requirements: ({ requirements }, _, titles) => requirements.some((name) => titles.has(plainName(name))),
}

/** A team member, delivery group or requirement that has tasks stays: not deleted, nor elsewhere, nor somebody else. */
export function refuseUsedByTasks(canvas: Canvas, cardId: string, card: Card, tasks: readonly TaskUse[]): void {
  const standardArea = canvas.areas.get(card.areaId)?.standardArea
  const isUsing = standardArea && uses[standardArea]
  if (!isUsing) return
  const titles = namesOf(canvas, cardId, card)
  const using = tasks.filter((task) => isUsing(task, card, titles)).length
  if (using > 0) throw new Refused('card.hasTasks', { card: card.title, tasks: using })
}

/** Another member would take the present one out of the team. */
export function refuseOtherMember(canvas: Canvas, cardId: string, card: Card, tasks: readonly TaskUse[]): void {
  if (canvas.areas.get(card.areaId)?.standardArea === 'team') refuseUsedByTasks(canvas, cardId, card, tasks)
}

/** The names that mean this card: its title, and its former ones but those that another card of the area has now. */
export function namesOf(canvas: Canvas, cardId: string, { areaId, title, formerTitles }: Card): Set<string> {
  const titles = new Set([title, ...formerTitles].map(plainName))
  for (const [id, card] of cardsIn(canvas, areaId)) if (id !== cardId) titles.delete(plainName(card.title))
  return titles
}
