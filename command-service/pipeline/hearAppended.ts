import { erasedPersonIn, isErasing } from '@prumo/contracts/meanings'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { dataIn } from '@prumo/platform/eventLog/eventData'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { FollowedLog } from '@prumo/platform/eventLog/followLog'
import { isCall } from '@prumo/platform/http/isCall'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { Middleware } from 'koa'

/** Hears what other processes append: what they have erased leaves this one's memory. */
export const hearAppended = (aggregates: Aggregates, keyring: Keyring) => (event: RecordedEvent) => {
  const { stream, revision, type } = event
  aggregates.heard(stream, revision)
  if (!isErasing(type)) return
  aggregates.forget(stream)
  const personId = erasedPersonIn({ type, data: dataIn(event) })
  if (personId) keyring.forget(personId)
}

/**
 * Reads what other processes had appended when a request arrived, so that rules, rights and names are decided with
 * it.
 */
export const awaitAppended =
  (followed: FollowedLog): Middleware =>
  async (ctx, next) => {
    if (isCall(ctx.path)) await followed.upToDate()
    await next()
  }
