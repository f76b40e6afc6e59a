import type { Pool } from 'pg'
import { expect, it, vi } from 'vitest'
import { secretsOf } from '../secrets/secrets'
import { seal } from './envelope'
import { openKeyring } from './keyring'

const secrets = secretsOf('a secret of more than thirty-two characters')
const [ana, bia] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
const sealedOf = (personId: string) => seal(secrets.key('person keys'), Buffer.alloc(32, 1), personId)

/** A table of keys. `slowly` holds back the answer of the next look at it, which is of the moment when it was asked. */
function openTable() {
  const table = new Map<string, Buffer>()
  let holding: Promise<void> | undefined
  const pool = {
    query: async (text: string, [first, key]: [string | string[], Buffer | undefined]) => {
      if (text.startsWith('delete')) table.delete(first as string)
      if (text.trim().startsWith('insert')) table.set(first as string, key as Buffer)
      if (!text.startsWith('select')) return { rows: [] }
      const rows = [...table]
        .filter(([id]) => first.includes(id))
        .map(([id, value]) => ({ person_id: id, sealed_key: value }))
      const held = holding
      holding = undefined
      await held
      return { rows }
    },
  } as unknown as Pool
  return {
    table,
    pool,
    slowly: () => {
      let answer = () => {}
      holding = new Promise((resolve) => {
        answer = resolve
      })
      return answer
    },
  }
}

it('a key that was destroyed while it was read does not come back', async () => {
  const { table, pool, slowly } = openTable()
  table.set(ana, sealedOf(ana))
  const keyring = openKeyring(pool, secrets)
  const answer = slowly()
  const loading = keyring.load([ana])
  await keyring.destroy(ana)
  answer()
  await loading
  expect(keyring.keyOf(ana)).toBeUndefined()
})

it('a key that was made while it was looked for is not missing', async () => {
  const { pool, slowly } = openTable()
  const keyring = openKeyring(pool, secrets)
  const answer = slowly()
  const loading = keyring.load([ana])
  await keyring.create(ana)
  answer()
  await loading
  expect(keyring.keyOf(ana)).toBeDefined()
})

it('a key that cannot be opened takes away no key that could be', async () => {
  const { table, pool } = openTable()
  table.set(ana, sealedOf(bia)).set(bia, sealedOf(bia))
  const keyring = openKeyring(pool, secrets)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  await keyring.load([bia])
  clock.mockReturnValue(31_000)
  await expect(keyring.load([ana, bia])).rejects.toThrow()
  clock.mockRestore()
  expect(keyring.keyOf(bia)).toBeDefined()
})
