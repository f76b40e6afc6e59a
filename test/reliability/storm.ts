import { versionOf } from '@prumo/contracts/upcasts'
import { readReleased } from '../contracts/releasedShapes'
import type { Shape } from '../faults/releasedExamples'
import type { Ids } from '../security/scene'
import type { Person } from '../world/person'
import type { World } from '../world/world'
import { bystander } from './bystander'
import { openSmuggler, type Smuggler } from './openSmuggler'
import type { Poison, Random } from './poison'
import { stormOfCommands } from './stormOfCommands'
import { anyWave, mingled, shuffled, type Wave, wavesOf } from './waves'

export type Place = { person: Person; ids: Ids }
type Parts = { world: World; ill: Place; well: Place; poisons: readonly Poison[]; random: Random }

const [organizationsAtOnce, wavesAtOnce, commandsAtOnce, wavesOfAny] = [6, 25, 4, 3]

/**
 * Every kind of poison, each in its own organization, and all of them in one that sends commands as well. Meanwhile
 * somebody of another organization works on. Ends early once that person is disturbed. The random numbers decide what
 * is sent, and in which order; how it is cut into batches is chance.
 */
export async function storm({ world, ill, well, poisons, random }: Parts) {
  const shapes = readReleased<Shape>().filter(({ type, version }) => version === versionOf(type))
  const watching = bystander(well.person, well.ids)
  const commands = stormOfCommands(ill.person, ill.ids, poisons, random)
  const whose = { organizationId: ill.person.organizationId, projectId: ill.ids.projectId }
  const waves = mingled(
    shuffled(poisons, random).map((poison) => wavesOf(poison, shapes, random)),
    organizationsAtOnce,
    random,
  )
  const sent: Wave[] = []
  const smuggler = await openSmuggler(world.databaseUrl, world.folder)
  try {
    while (waves.length > 0 && watching.wrong.length === 0) {
      const mixed = Array.from({ length: wavesOfAny }, () => anyWave(poisons, whose, shapes, random))
      const next = [...waves.splice(0, wavesAtOnce), ...mixed]
      await Promise.all([
        ...next.map((wave) => smuggler.smuggle(wave)),
        ...Array.from({ length: commandsAtOnce }, commands.send),
        watching.step(),
      ])
      sent.push(...next)
    }
    return { watching, commands, ...(await outcomeOf(sent, poisons, smuggler)) }
  } finally {
    await smuggler.close()
  }
}

async function outcomeOf(sent: readonly Wave[], poisons: readonly Poison[], smuggler: Smuggler) {
  return {
    events: sent.reduce((sum, { events }) => sum + events.length, 0),
    /** How often each kind of poison was put into the log. */
    times: new Map(poisons.map(({ name }) => [name, sent.filter(({ poison }) => poison === name).length])),
    organizations: new Set(sent.map(({ organizationId }) => organizationId)),
    head: await smuggler.head(),
    parked: await smuggler.parked(),
  }
}
