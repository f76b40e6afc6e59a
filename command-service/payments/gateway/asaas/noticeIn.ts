import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { isId } from '@prumo/contracts/values'
import { z } from 'zod'
import { type Notice, NoticeRefused } from '../gateway'

/** https://docs.asaas.com/docs/receba-eventos-do-asaas-no-seu-endpoint-de-webhook */
const event = z.object({
  id: z.string().min(1).max(200),
  payment: z.object({ id: z.string().max(100), externalReference: z.string().nullish() }).optional(),
})

/** What an event of Asaas’ is about. It signs nothing: a fixed token says who it is, so nothing of it is believed. */
export function noticeIn(token: string, raw: Uint8Array, headers: IncomingHttpHeaders): Notice {
  if (!isSame(token, headers['asaas-access-token'])) throw new NoticeRefused('it has not the token that was agreed')
  const { id, payment } = eventIn(raw)
  const paymentId = payment?.externalReference
  return { id, reference: payment?.id ?? null, paymentId: paymentId && isId(paymentId) ? paymentId : null }
}

function eventIn(raw: Uint8Array): z.infer<typeof event> {
  try {
    return event.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw)))
  } catch {
    throw new NoticeRefused('it is no event')
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (token: string, sent: unknown) =>
  typeof sent === 'string' && timingSafeEqual(digest(token), digest(sent))
