import { afterAll, beforeAll, expect } from 'vitest'
import { noteWorld } from '../run/sharedWorlds'
import { type OpenWorld, openWorld } from './openWorld'
import type { World } from './world'

let opened: Promise<OpenWorld> | undefined

/**
 * The one Prumo of this process, which ends with it: to start one costs as much as several tests. When all tests are
 * done, its read models are compared with a rebuild.
 */
export async function sharedWorld(runFolder: string): Promise<World> {
  opened ??= openWorld({}, { now: () => new Date() })
  const { world, doubts } = await opened.catch((error) => {
    opened = undefined
    throw error
  })
  beforeAll(() => {
    const { testPath: file = '' } = expect.getState()
    noteWorld(runFolder, { databaseUrl: world.databaseUrl, folder: world.folder, file })
  })
  afterAll(() => expect(doubts, 'the log is the one that Prumo began with').toEqual([]))
  return {
    ...world,
    get prumo() {
      return world.prumo
    },
    restart: refuseToRestart,
  }
}

function refuseToRestart(): Promise<void> {
  throw new Error('others use this Prumo: world({}) opens one that can be restarted')
}
