import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { migrate } from '@prumo/platform/postgres/migrate'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import { afterAll, expect, it } from 'vitest'
import { aSecret } from '../world/aSecret'
import { createDatabase } from '../world/createDatabase'
import { catalogOf } from './catalogOf'
import { keptInstallation } from './keptInstallation'

const kept = await keptInstallation('before0040')
const fresh = await createDatabase()
afterAll(async () => {
  await kept.end()
  await fresh.drop()
})

it('A database of the version before becomes the same as a new one by migrating', async () => {
  const keptUrl = kept.settings.DATABASE_URL
  for (const url of [keptUrl, fresh.url]) await migrate(url, secretsOf(aSecret), moduleTables)
  const schemas = ['log', 'platform']
  expect(await catalogOf(keptUrl, schemas)).toEqual(await catalogOf(fresh.url, schemas))
})
