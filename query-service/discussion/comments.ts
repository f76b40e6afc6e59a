import { z } from 'zod'
import type { Query } from '../pipeline/query'
import { cursorOf, placeIn } from '../reading/cursor'
import { commentsBefore, commentsOn, commentsShown } from './commentRows'
import { mentionable } from './mentionable'
import { refuseUnseen } from './refuseUnseen'

export const comments: Query<'comments'> = async (db, { after, limit, ...place }, asker) => {
  await refuseUnseen(db, place.kind, place.targetId, asker)
  const { organizationId } = asker.actor
  const before = placeIn(after, z.int().positive())
  const rows = await commentsBefore(db, organizationId, place, { before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const [count] = await commentsOn(db, organizationId, place).count<{ total: number }[]>({ total: '*' })
  return {
    items: await commentsShown(db, asker, shown),
    next: last ? cursorOf(last.position) : null,
    total: count?.total ?? 0,
    people: await mentionable(db, asker, place.kind),
  }
}
