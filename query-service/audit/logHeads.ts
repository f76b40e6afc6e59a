import type { HeadReceiver } from '@prumo/contracts/audit/heads'
import { toBase64 } from '@prumo/verify/bytes'
import { emptyRoot } from '@prumo/verify/merkle'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { cursorOf, placeIn } from '../reading/cursor'
import { peopleNames } from '../reading/peopleNames'
import { openTree } from './treeRows'

type Published = { to: HeadReceiver; at: string }
type Row = {
  size: number
  root: string
  checkpoint: string
  verifierKey: string
  signedAt: string
  signedBy: string | null
  published: Published[]
  failed: (Published & { reason: 'unreachable' | 'refused' | 'forbiddenAddress' })[]
}
type Decision = { decidedBy: string; reason: string; at: string }
type Places = {
  recipientIds: string[]
  webhookUrl: string | null
  accepted: ({ lost: { size: number; at: string | null } } & Decision)[]
  logsAccepted: ({ logId: string; missingActions: number; missingSince: string | null } & Decision)[]
  endsAccepted: ({ seen: { at: string } } & Decision)[]
}

export const logHeads: Query<'logHeads'> = async (db, { after, limit }, asker) => {
  const { organizationId } = asker.actor
  const tree = await openTree(db, organizationId)
  const below = placeIn(after, z.int().positive())
  const query = db('audit_heads')
    .where({ organization_id: organizationId, scope_id: organizationId })
    .orderBy('size', 'desc')
    .limit(limit + 1)
    .select(columns('size', 'root', 'checkpoint', 'verifierKey', 'signedAt', 'signedBy', 'published', 'failed'))
  if (below) query.where('size', '<', below)
  const rows: Row[] = await query
  const shown = rows.slice(0, limit)
  const places: Places | undefined = await db('audit_head_places')
    .where({ organization_id: organizationId, scope_id: organizationId })
    .first(columns('recipientIds', 'webhookUrl', 'accepted', 'logsAccepted', 'endsAccepted'))
  const people = await peopleOf(db, organizationId)
  const names = await peopleNames(db, asker, [...people, ...shown.flatMap(peopleIn)])
  const nameOf = (userId: string | null) => (userId === null ? null : (names.get(userId) ?? null))
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    tree: tree ? { ...tree, root: toBase64(tree.root) } : { size: 0, root: toBase64(emptyRoot), changed: 0 },
    heads: shown.map((row) => shownHead(row, nameOf)),
    next: last ? cursorOf(last.size) : null,
    places: { recipientIds: places?.recipientIds ?? [], webhookUrl: places?.webhookUrl ?? null },
    people: people.flatMap((userId) => {
      const name = names.get(userId)
      return name === undefined ? [] : [{ userId, name }]
    }),
    lost: (places?.accepted ?? []).map(({ lost, ...decision }) => ({
      ...decision,
      size: lost.size,
      signedAt: lost.at,
    })),
    logsAccepted: (places?.logsAccepted ?? []).map(({ logId: _, ...decision }) => decision),
    endsAccepted: (places?.endsAccepted ?? []).map(({ seen, decidedBy, reason, at }) => ({
      seenAt: seen.at,
      decidedBy,
      reason,
      at,
    })),
  }
}

const peopleOf = async (db: Knex, organizationId: string): Promise<string[]> =>
  db('organization_users').where({ organization_id: organizationId }).pluck('user_id')

const peopleIn = ({ signedBy, published, failed }: Row) => [
  signedBy,
  ...[...published, ...failed].map(({ to }) => ('userId' in to ? to.userId : null)),
]

type NameOf = (userId: string | null) => string | null

function shownHead({ signedBy, published, failed, ...row }: Row, nameOf: NameOf) {
  const arrived = new Set(published.map(({ to }) => JSON.stringify(to)))
  return {
    ...row,
    signedBy: nameOf(signedBy),
    published: published.map(({ to, at }) => ({ to: shownReceiver(to, nameOf), at })),
    failed: failed
      .filter(({ to }) => !arrived.has(JSON.stringify(to)))
      .map(({ to, at, reason }) => ({ to: shownReceiver(to, nameOf), at, reason })),
  }
}

const shownReceiver = (to: HeadReceiver, nameOf: NameOf) => ({
  kind: to.kind,
  url: 'url' in to ? to.url : null,
  name: 'userId' in to ? nameOf(to.userId) : null,
})
