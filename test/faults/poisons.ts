import { randomUUID } from 'node:crypto'
import type { Ground } from './withGround'

export type Poison = {
  kind: string
  /** The read model that cannot fold it. */
  table: string
  type: string
  mendedType: string
  /** The event's data as logged, and as it should have been. The two are the same where the code is to be fixed. */
  make(ground: Ground, projectId: string): Promise<{ data: string; mended: string }>
}

/** A tag whose fold throws until the code is mended. */
export const unfoldable = 'Veneno'

const aTag = (projectId: string, changes: object = {}) =>
  JSON.stringify({
    projectId,
    tagId: randomUUID(),
    description: 'Entretanto',
    textColour: '#ffffff',
    colour: '#112233',
    ...changes,
  })

const ofTag = (kind: string, table: string, wrong: (tag: string, projectId: string) => string): Poison => ({
  kind,
  table,
  type: 'TagAdded',
  mendedType: 'TagAdded',
  make: async (_, projectId) => {
    const mended = aTag(projectId)
    return { data: wrong(mended, projectId), mended }
  },
})

const changed = (tag: string, changes: object) => JSON.stringify({ ...JSON.parse(tag), ...changes })

/** Events that no rule of ours would let in, each in another way. */
export const poisons: readonly Poison[] = [
  { ...ofTag('a type that nobody knows', 'tasks_tags', (tag) => tag), type: 'TagTeleported' },
  ofTag('data that is no JSON', 'tasks_tags', (tag) => tag.slice(0, -1)),
  ofTag('a value missing that its row must have', 'tasks_tags', (tag) => changed(tag, { colour: null })),
  ofTag('a row that Postgres does not take', 'tasks_tags', (tag) => changed(tag, { tagId: 'none' })),
  {
    kind: 'a fold that throws',
    table: 'test_touchy',
    type: 'TagAdded',
    mendedType: 'TagAdded',
    make: async (_, projectId) => {
      const data = aTag(projectId, { description: unfoldable })
      return { data, mended: data }
    },
  },
  {
    kind: 'personal data that was sealed for another event',
    table: 'identity_accounts',
    type: 'AccountOpened',
    mendedType: 'AccountOpened',
    make: async ({ keyring, codec }) => {
      const [userId, organizationId] = [randomUUID(), randomUUID()]
      await keyring.create(userId)
      const person = { name: 'Bia', lastName: 'Lima', email: 'bia@obra.example', areaCode: null, phone: null }
      const account = { userId, person, organizationId, language: 'pt-BR', passwordChosenFor: false }
      const metadata = { actor: { kind: 'system' as const }, commandId: '', causationId: '', correlationId: '' }
      const { data } = codec.encode({
        id: randomUUID(),
        type: 'AccountOpened',
        data: account,
        organizationId,
        projectId: null,
        metadata: { ...metadata, payloadHash: '', permissionBasis: '', from: null },
      })
      return { data, mended: JSON.stringify({ ...account, person: null }) }
    },
  },
]
