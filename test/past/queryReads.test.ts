import { type QueryName, queries } from '@prumo/contracts/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { questions } from '../security/examples'
import { type Ids, scene } from '../security/scene'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { recordReads } from './recordReads'
import { undoOnTask } from './undoOnTask'

const theWorld = await world({})
const reads = recordReads(theWorld.databaseUrl)
/** The tables that say who asks and what they may do: every query reads them. */
const ofRights = [
  'identity_accounts',
  'organization_users',
  'organization_access_profiles',
  'subscription_subscriptions',
  'projects_projects',
]

let ana: Person
let ids: Ids
beforeAll(async () => {
  ana = await theWorld.founder()
  ids = await scene(theWorld, ana, await theWorld.colleague(ana), [])
  await undoOnTask(ana, ids)
})

describe('A query', () => {
  it.each(Object.keys(queries) as QueryName[])(
    'AUD-01 names all read models that it reads, so that the past and live answers have them: %s',
    async (name) => {
      reads.clear()
      await ana.ask(name, questions[name](ids) as never)
      const declared: readonly string[] = [...queries[name].reads, ...ofRights]
      expect(reads.all().filter((table) => !declared.includes(table))).toEqual([])
      expect(reads.all(), 'what is read is recorded').toContain('organization_users')
    },
  )
})
