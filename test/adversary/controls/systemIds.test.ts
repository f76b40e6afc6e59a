import { derivedId } from '@prumo/platform/ids'
import { expect, inject, it, vi } from 'vitest'
import { adversary } from '../adversary'
import { openStage } from '../stage'
import { systemIds } from '../systemIds'
import { record } from '../table'
import { undoneBySystem } from '../witness'

vi.mock('@prumo/command-service/audit/bySystem', async (original) => {
  const { bySystem } = await original<typeof import('@prumo/command-service/audit/bySystem')>()
  return {
    bySystem: (...[around, organizationId, name]: Parameters<typeof bySystem>) => {
      const { formerId: _, ...cause } = bySystem(around, organizationId, name)
      return { ...cause, id: derivedId(organizationId, name) }
    },
  }
})

const stage = await openStage({ comparing: false })
const { useUp } = adversary(stage)

it('T34 H1 an adversary finds that ids of the system can be used up', async () => {
  const ids = systemIds(stage.foreign.ids)
  const accepted = await useUp(ids)
  const undone = await undoneBySystem(stage)
  const row = { attack: 'ids of the system used up', targets: 1, cases: ids.length, accepted, findings: undone.length }
  record(inject('adversaryFolder'), [{ ...row, control: 'ids from the secret (H1)' }])
  expect(undone).toEqual(['a signed head does not stand as published', 'somebody who was erased still has a key'])
})
