import { setTimeout as pause } from 'node:timers/promises'
import { openLogger } from '@prumo/platform/telemetry/logger'
import { startProjector } from '@prumo/projections/projector/projector'
import { counted } from './counted'
import type { Fault, Outcome, Trial } from './fault'
import { happenings } from './happenings'
import { startProjectorWithoutDedupe } from './mutants/startProjectorWithoutDedupe'
import { differencesNow } from './readModels'
import { stormyFeed } from './stormyFeed'
import { type Ground, withGround } from './withGround'

const [shards, organizations, atOnce, caughtUpWithinMs] = [3, 6, 20, 120_000]
/** What lies further behind is looked up in the log: no storm is in that. */
const farBehind = 500
/** How often it is looked whether the read models are near. The control's may never be. */
const mostLooks = (control: boolean) => (control ? 200 : 6000)

/** A round is an event. */
export const feedInDisorder: Fault = {
  id: 'F6',
  name: 'Events come doubled, out of turn, late or never',
  rounds: { short: 3000, long: 20_000 },
  run: (trial) => withGround((ground) => followThroughStorm(ground, trial)),
}

async function followThroughStorm(ground: Ground, { rounds, random, control }: Trial): Promise<Outcome> {
  const { pool, log, codec } = ground
  const feed = stormyFeed({ log, codec, shards, random })
  const start = control ? startProjectorWithoutDedupe : startProjector
  const projector = await start({ pool, log, codec, feed, logger: openLogger('silent'), projections: counted })
  const violations: string[] = []
  try {
    const event = happenings(organizations, random)
    for (let count = 0; count < rounds; count += atOnce) {
      await ground.happen(...Array.from({ length: atOnce }, event))
      const near = (await log.head()) - farBehind
      for (let tries = 0; projector.position() < near && tries < mostLooks(control); tries++) await pause(5)
    }
    const head = await log.head()
    const givesUpAt = performance.now() + caughtUpWithinMs
    // What is lost shows when something follows it.
    for (; projector.position() < head && performance.now() < givesUpAt; await pause(50)) await ground.happen(event())
    if (projector.position() < head) violations.push(`the read models stay at ${projector.position()} of ${head}`)
  } finally {
    await projector.stop()
  }
  violations.push(...(await differencesNow(ground.environment, counted)))
  const { messages, repeated, lost } = feed.weather
  // The last ones may have been looked up in the log before they were sent.
  if (messages < rounds * 0.9 || repeated < rounds / 5 || lost === 0)
    violations.push(`it was no storm: ${messages} messages`)
  return { rounds, violations, recoveryMs: [] }
}
