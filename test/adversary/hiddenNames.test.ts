import { expect, it } from 'vitest'
import { world } from '../world/world'
import { namesTold } from './hiddenNames'

const theWorld = await world({})

it(
  'T34 AUD-01 H3 an adversary who writes the ids of hidden things everywhere is told no name of them',
  async () => expect(await namesTold(theWorld)).toEqual([]),
  600_000,
)
