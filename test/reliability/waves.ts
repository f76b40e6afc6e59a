import { randomUUID } from 'node:crypto'
import type { Released } from '../contracts/releasedShapes'
import { examplesOf, type Shape } from '../faults/releasedExamples'
import { times } from '../run/length'
import { type Poison, pick, type Random, type Smuggled } from './poison'

/** Events of one organization that come in one append. `poison`: what kind of poison is among them. */
export type Wave = { organizationId: string; projectId: string; events: Smuggled[]; poison?: string }

const mostAtOnce = 20
/** What is large is sent seldom. */
const mostOf: Record<string, number> = { 'a text of a megabyte': 3, 'nesting without end': 20 }
/** What is not sent of it in a short run, other random numbers send in the next. */
const [most, shareOfGood] = [times(8, 30), times(0.15, 0.5)]

/** An organization with every event that was ever released, and then all of them again with this kind of poison. */
export function wavesOf(poison: Poison, shapes: readonly Released<Shape>[], random: Random): Wave[] {
  const [organizationId, projectId] = [randomUUID(), randomUUID()]
  const ids = new Map(Object.entries({ organizationId, projectId }))
  const idOf = (name: string) => ids.get(name) ?? ids.set(name, randomUUID()).get(name) ?? ''
  const whose = { organizationId, projectId }
  const goods = examplesOf(shapes, idOf, random).filter(() => random() < shareOfGood)
  const ills = shuffled(examplesOf(shapes, idOf, random), random)
    .map((good) => poison.of(good, random))
    .filter((events) => events.length > 0)
  return [
    ...inParts(goods, random).map((events) => ({ ...whose, events })),
    ...ills.slice(0, mostOf[poison.name] ?? most).map((events) => ({ ...whose, events, poison: poison.name })),
  ]
}

/** A good event with any kind of poison in it, in an organization that is used. */
export function anyWave(
  poisons: readonly Poison[],
  whose: { organizationId: string; projectId: string },
  shapes: readonly Released<Shape>[],
  random: Random,
): Wave {
  const idOf = (name: string) => (whose as Record<string, string>)[name] ?? randomUUID()
  const good = pick(examplesOf(shapes, idOf, random), random)
  const poison = pick(poisons, random)
  if (!good || !poison) throw new Error('there is nothing to pick from')
  const events = poison.of(good, random)
  return events.length > 0 ? { ...whose, events, poison: poison.name } : { ...whose, events: [good] }
}

function inParts<One>(all: readonly One[], random: Random): One[][] {
  const parts: One[][] = []
  for (let from = 0; from < all.length; ) {
    const count = 1 + Math.floor(random() * mostAtOnce)
    parts.push(all.slice(from, from + count))
    from += count
  }
  return parts
}

/** Some of these lists at a time, each in its order, in turns as it happens. */
export function mingled<One>(lists: readonly (readonly One[])[], atATime: number, random: Random): One[] {
  const waiting = lists.map((list) => [...list])
  const all: One[] = []
  while (waiting.length > 0) {
    const index = Math.floor(random() * Math.min(atATime, waiting.length))
    const next = waiting[index]?.shift()
    if (next === undefined) waiting.splice(index, 1)
    else all.push(next)
  }
  return all
}

export function shuffled<One>(all: readonly One[], random: Random): One[] {
  return all
    .map((step) => ({ step, at: random() }))
    .sort((first, second) => first.at - second.at)
    .map(({ step }) => step)
}
