import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@prumo/platform/config'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { startPrumo } from '../startPrumo'
import { aSecret } from './aSecret'
import { createDatabase } from './postgres'
import { tellStory } from './tellStory'

tellStory(async () => {
  const database = await createDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'prumo-story-'))
  const config = readConfig({
    ...{ PORT: String(await freePort()), PRUMO_DATA: folder, DATABASE_URL: database.url, LOG_LEVEL: 'error' },
    PRUMO_SECRET: aSecret,
  })
  let prumo = await startPrumo(config)
  return {
    url: prumo.url,
    restart: async () => {
      await prumo.stop()
      prumo = await startPrumo(config)
    },
    stop: async () => {
      const differences = await prumo.compareReadModels()
      await prumo.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
      return differences
    },
  }
})
