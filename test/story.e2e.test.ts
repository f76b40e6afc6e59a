import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@prumo/platform/config'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { describe } from 'vitest'
import { startPrumo } from '../startPrumo'
import { plainName } from './browser/browser'
import { type Deployment, tellStory } from './browser/tellStory'
import { aSecret } from './world/aSecret'
import { createDatabase } from './world/createDatabase'

/** All of it in one process, as people reach it by this name. */
async function startAt(name: string): Promise<Deployment> {
  const database = await createDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'prumo-story-'))
  const port = String(await freePort())
  const url = `http://${name}:${port}`
  const config = readConfig({
    PORT: port,
    PUBLIC_URL: url,
    PRUMO_DATA: folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    PRUMO_SECRET: aSecret,
  })
  let prumo = await startPrumo(config)
  return {
    url,
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
}

describe.each(['localhost', plainName])('By plain http on %s', (name) => tellStory(() => startAt(name)))
