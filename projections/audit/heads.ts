import type { HeadReceiver } from '@prumo/contracts/audit/heads'
import type { EventOf } from '@prumo/contracts/index'
import { projection } from '../projection'
import { userOf } from '../userOf'

type Published = { to: HeadReceiver; at: string }
type Failed = Published & { reason: EventOf<'HeadPublicationFailed'>['data']['reason'] }
type Head = {
  size: number
  root: string
  checkpoint: string
  verifierKey: string
  signedAt: string
  /** Who asked for it; `null` if it was signed because it was due. */
  signedBy: string | null
  published: Published[]
  failed: Failed[]
}

/** One row per signed head of an organization's tree: what it says, and who has received it. */
export const heads = projection<Head>({
  table: 'audit_heads',
  version: 1,
  key: 'size',
  columns: (table) => {
    table.bigInteger('size').notNullable()
    for (const text of ['root', 'checkpoint', 'verifier_key']) table.text(text).notNullable()
    table.timestamp('signed_at').notNullable()
    table.uuid('signed_by')
    for (const list of ['published', 'failed']) table.jsonb(list).notNullable()
  },

  on: {
    LogHeadSigned: (_, { size, root, checkpoint, verifierKey }, event) => ({
      size,
      root,
      checkpoint,
      verifierKey,
      signedAt: event.at,
      published: [],
      failed: [],
      signedBy: userOf(event),
    }),
    HeadPublished: (row, { to }, { at }) => row && { ...row, published: [...row.published, { to, at }] },
    HeadPublicationFailed: (row, { to, reason }, { at }) =>
      row && { ...row, failed: [...row.failed, { to, reason, at }] },
  },
})
