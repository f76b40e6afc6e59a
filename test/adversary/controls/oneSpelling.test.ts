import { expect, it, vi } from 'vitest'
import { openControl } from '../control'

vi.mock('@prumo/contracts/values', async (original) => {
  const values = await original<typeof import('@prumo/contracts/values')>()
  return { ...values, id: values.recordedId, isId: (text: string) => values.recordedId.safeParse(text).success }
})
vi.mock('@prumo/platform/eventLog/spelledOtherwise', () => ({
  isSpelledOtherwise: () => false,
  isStreamOtherwise: () => false,
}))

const { found } = await openControl('one spelling of ids (C1)')

it('T34 C1 an adversary finds that ids have several spellings', async () => {
  const attacks = ['another organization’s id', 'one’s own id in another spelling']
  const findings = await found(attacks, ['SignUp', 'CreateProject', 'AddUser', 'MarkFavorite'])
  expect(findings).toContainEqual(expect.stringMatching(/^leaves \w+ in another organization$/))
  expect(findings).toContainEqual(expect.stringMatching(/^leaves \w+$/))
})
