import type { CommandOf } from '@prumo/contracts/index'
import { afterAll, expect, it } from 'vitest'
import { startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { aCompany } from '../given/aCompany'
import { world } from '../world/world'

const double = await startEventStoreDouble({ maxAppendSize: 4000 })
afterAll(() => double.down())
const theWorld = await world({ EVENTSTORE_URL: double.connectionString })

const company = (subdomain: string, text: string): CommandOf<'SaveCompany'>['data'] => ({
  ...aCompany,
  name: text.repeat(200),
  website: text.repeat(300),
  city: text.repeat(100),
  state: text.repeat(100),
  subdomain,
})

it('API-09 a command that the log does not take is refused by name, and what it claimed before is free again', async () => {
  const [ana, bia] = [await theWorld.founder(), await theWorld.founder()]
  const id = crypto.randomUUID()
  for (const _ of ['at first', 'when it is asked for again']) {
    const { status, body } = await ana.attempt('SaveCompany', company('horizonte', '\u0001'), { id })
    expect([status, body.code, body.details]).toEqual([413, 'command.tooLarge', { kilobytes: 6, most: 4 }])
  }
  await bia.act('SaveCompany', company('horizonte', 'b'))
  expect((await ana.attempt('SaveCompany', company('horizonte', 'a'))).body.code).toBe('organization.subdomainTaken')
  await ana.act('SaveCompany', company('poente', 'a'))
})
