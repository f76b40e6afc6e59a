import type { Feature } from '@prumo/contracts/access'
import type { Origin } from '@prumo/contracts/finance/entry'
import type { DeliveryReason } from '@prumo/contracts/finance/kinds'
import { originParts } from '@prumo/contracts/finance/originParts'
import { type WbsGroup, wbsTree } from '@prumo/contracts/tasks/wbsTree'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'
import { groupCards, noGroupCards } from '../tasks/groupCards'

export type SharedEntry = { entryId: string; plannedCents: number; origin: Origin | null }
/** A delivery group: a card, or a name that tasks give without one. */
export type Delivery = { cardId: string | null; title: string; order: number }
export type DeliveryShare = { group: Delivery | null; because: DeliveryReason; cents: number }
type OfProject = { organizationId: string; projectId: string }
type Place = Omit<DeliveryShare, 'cents'>

/**
 * How an amount of an entry is shared by what it is for. A task counts for its group. What is closed to the asker has
 * no name: without the canvas, groups are what tasks call them.
 */
export async function deliveryShares(
  db: Knex,
  of: OfProject,
  entries: readonly SharedEntry[],
  closed: readonly string[],
): Promise<(entry: SharedEntry, cents: number) => DeliveryShare[]> {
  const isClosed = (feature: Feature) => closed.includes(feature)
  const tasks = await placesOfTasks(db, of, isClosed)
  const cards = isClosed('canvas') ? undefined : await placesOfCards(db, of, tasks.cards, entries)
  const places = { tasks: tasks.places, deliveryGroups: cards }
  const placeOf = ({ of: kind, items }: Origin): Place[] =>
    items.map(({ id }) => {
      const found = places[kind]
      return found ? (found.get(id) ?? nowhere('deleted')) : nowhere('closed')
    })
  return ({ plannedCents, origin }, cents) => {
    const { parts, rest } = originParts(cents, plannedCents, origin?.items ?? [])
    const shares = origin ? placeOf(origin).map((place, index) => ({ ...place, cents: parts[index] ?? 0 })) : []
    return [...shares, { ...nowhere('notAllocated'), cents: rest }]
  }
}

const nowhere = (because: DeliveryReason): Place => ({ group: null, because })

type Leaf = { taskId: string; deliveryGroup: string | null }

/** Where each task stands, unless tasks are closed; and the delivery groups that are cards, in their order. */
async function placesOfTasks(db: Knex, of: OfProject, isClosed: (feature: Feature) => boolean) {
  const { cards } = isClosed('canvas') ? noGroupCards : await groupCards(db, of)
  const leaves: Leaf[] = isClosed('tasks')
    ? []
    : await db('tasks_tasks')
        .where({ organization_id: of.organizationId, project_id: of.projectId })
        // The first task that names a group without a card gives it its title.
        .orderBy('task_id')
        .select(columns('taskId', 'deliveryGroup'))
  const { groups, ungrouped } = wbsTree(cards, leaves)
  const places = new Map<string, Place>(ungrouped.map(({ taskId }) => [taskId, nowhere('ungrouped')]))
  const ofCards = new Map<string, Place>()
  for (const [order, { cardId, title, leaves: inGroup }] of flat(groups).entries()) {
    const place: Place = { group: { cardId, title, order }, because: 'allocated' }
    if (cardId !== null) ofCards.set(cardId, place)
    for (const { taskId } of inGroup) places.set(taskId, place)
  }
  return { places: isClosed('tasks') ? undefined : places, cards: ofCards }
}

const flat = (groups: readonly WbsGroup<Leaf>[]): WbsGroup<Leaf>[] =>
  groups.flatMap((group) => [group, ...flat(group.groups)])

/** The same, and cards that stand in another area by now: they come last. */
async function placesOfCards(
  db: Knex,
  { organizationId, projectId }: OfProject,
  ofGroups: Map<string, Place>,
  entries: readonly SharedEntry[],
) {
  const ids = entries.flatMap(({ origin }) => (origin?.of === 'deliveryGroups' ? origin.items.map(({ id }) => id) : []))
  const missing = [...new Set(ids)].filter((id) => !ofGroups.has(id))
  const others: { cardId: string; title: string }[] =
    missing.length === 0
      ? []
      : await db('canvas_cards')
          .where({ organization_id: organizationId, project_id: projectId })
          .whereIn('card_id', missing)
          .whereNull('deleted_at')
          .orderBy('card_id')
          .select(columns('cardId', 'title'))
  const elsewhere = others.map((card, index): [string, Place] => [
    card.cardId,
    { group: { ...card, order: Number.MAX_SAFE_INTEGER - others.length + index }, because: 'allocated' },
  ])
  return new Map([...ofGroups, ...elsewhere])
}
