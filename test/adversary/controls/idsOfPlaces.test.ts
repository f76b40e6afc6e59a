import { expect, it, vi } from 'vitest'
import { openControl } from '../control'

vi.mock('@prumo/command-service/pipeline/refuseIdsOfPlaces', () => ({ refuseIdsOfPlaces: () => {} }))

const { found } = await openControl('ids of parts that are not those of places (H2)')

it('T34 H2 an adversary finds that a part may have the id of its project', async () => {
  const findings = await found(['the id of its place for a part'], ['AddTask'])
  expect(findings).toContainEqual(expect.stringMatching(/^is not refused for its field: 200/))
  expect(findings).toContain('leaves TaskAdded')
})
