import { expect, it } from 'vitest'
import { type HeadKeeperParts, headKeeper } from './headKeeper'

it('AUD-01 F19 an incomplete log is reported once, however many writes are refused because of it', async () => {
  const reported: object[] = []
  let accepted: object[] = []
  const published = { size: 9, root: Buffer.alloc(32, 9), at: null }
  const parts = {
    aggregates: { load: async () => ({ state: { accepted, acceptedPlaces: [], last: null } }), doubt: () => {} },
    folder: { largest: async () => [published], all: async () => [published] },
    lostPlaces: [],
    logger: { error: (of: object) => void reported.push(of) },
  }
  const { refuseWhereLost } = headKeeper(parts as unknown as HeadKeeperParts)
  for (const _ of [1, 2, 3]) await expect(refuseWhereLost('org')).rejects.toMatchObject({ code: 'log.headLost' })
  await expect(refuseWhereLost('other org')).rejects.toMatchObject({ code: 'log.headLost' })
  expect(reported).toEqual([{ organizationId: 'org' }, { organizationId: 'other org' }])
  const lost = { size: 9, root: published.root.toString('base64') }
  accepted = [{ lost, found: null, at: '2026-03-02T09:00:00.000Z' }]
  await refuseWhereLost('org')
})

const nothingLost = {
  lostPlaces: [],
  aggregates: { load: async () => ({ state: { accepted: [], acceptedPlaces: [], last: null } }) },
}

it('AUD-01 no head is signed of a log whose tree has not been begun', async () => {
  const pool = { query: async () => ({ rows: [] }) }
  const { sign } = headKeeper({ pool, ...nothingLost } as unknown as HeadKeeperParts)
  await expect(sign('org')).rejects.toMatchObject({ code: 'head.treeBehind' })
})
