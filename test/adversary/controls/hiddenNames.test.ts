import { expect, it, vi } from 'vitest'
import { world } from '../../world/world'
import { namesTold } from '../hiddenNames'

/** As it was: a name for any id that something of the organization has. */
vi.mock('@prumo/query-service/audit/thingNames', () => ({ thingNames: namesOfAll }))
const namesOfAll = vi.hoisted(() => async (db: (table: string) => NamesTable, asker: Asker) => {
  const names = await db('audit_names').where({ organization_id: asker.actor.organizationId }).select()
  return ({ id }: { id: string }) => names.findLast((row) => row.thing_id === id)?.name
})
type Asker = { actor: { organizationId: string } }
type Name = { thing_id: string; name: string }
type NamesTable = { where(of: object): { select(): Promise<Name[]> } }

const theWorld = await world({}, undefined, { comparing: false })

it('T34 H3 an adversary finds that a name is given for any id', async () => {
  expect(await namesTold(theWorld)).toEqual(expect.arrayContaining(['actionLog', 'export csv', 'export json']))
}, 600_000)
