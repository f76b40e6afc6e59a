import { commands } from '@prumo/contracts/index'
import { expect, it } from 'vitest'
import { sampled } from '../run/sampled'
import { adversary } from './adversary'
import { attacks } from './attacks'
import { send } from './send'
import { openStage, type Stage } from './stage'
import { targetNamed, targets } from './target'

const stage: Stage = await openStage()
const { attempt } = adversary(stage)
const [idsOfKinds] = attacks.filter(({ name }) => name === 'the id of another kind of thing for a new one')

/** How each question of those who are attacked is answered. */
async function answered(): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  for (const target of targets.filter(({ kind }) => kind === 'query')) {
    const { status } = await send(stage, { target, input: target.inputOf(stage.ids), by: 'administrator' })
    statuses.set(target.name, status)
  }
  return statuses
}

/** Commands with ids of new things: with all of them `npm test` would take as long as everything else. */
const making = (Object.keys(commands) as (keyof typeof commands)[]).filter(
  (type) => idsOfKinds && idsOfKinds.casesOn(targetNamed(type), stage).length > 0,
)

it('T34 API-09 H2 no thing under the id of another kind breaks what its own organization is answered', async () => {
  const before = await answered()
  expect([...before].filter(([, status]) => status >= 500)).toEqual([])
  expect(making.length).toBeGreaterThan(25)
  for (const type of sampled(making)) {
    const { findings } = await attempt(idsOfKinds as (typeof attacks)[number], targetNamed(type))
    expect(findings).toEqual([])
  }
  const after = await answered()
  expect([...after].filter(([name, status]) => status !== before.get(name))).toEqual([])
}, 600_000)
