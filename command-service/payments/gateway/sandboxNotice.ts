import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { id } from '@prumo/contracts/values'
import { z } from 'zod'
import { type Notice, NoticeRefused } from './gateway'

export type SignedNotice = { raw: Buffer; headers: { 'sandbox-signature': string } }

/** A notice that is older may be one that somebody has recorded and sends again. */
const mostSeconds = 300

const body = z.strictObject({ id: z.string().min(1).max(200), paymentId: id })

const signatureOf = (key: Buffer, at: number, raw: Uint8Array) =>
  createHmac('sha256', key).update(`${at}.`).update(raw).digest()

export function signedNotice(key: Buffer, of: z.infer<typeof body>, now: Date): SignedNotice {
  const raw = Buffer.from(JSON.stringify(of))
  const at = Math.floor(now.getTime() / 1000)
  return { raw, headers: { 'sandbox-signature': `t=${at},v1=${signatureOf(key, at, raw).toString('hex')}` } }
}

/** What a notice is about. Throws `NoticeRefused` where it was not signed with this key, or too long ago. */
export function noticeIn(key: Buffer, raw: Uint8Array, headers: IncomingHttpHeaders, now: Date): Notice {
  const [, at, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers['sandbox-signature'])) ?? []
  if (!at || !signature) throw new NoticeRefused('it is not signed')
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), signatureOf(key, Number(at), raw)))
    throw new NoticeRefused('it is signed by somebody else')
  if (Math.abs(now.getTime() / 1000 - Number(at)) > mostSeconds) throw new NoticeRefused('it is too old')
  const { id, paymentId } = body.parse(JSON.parse(new TextDecoder().decode(raw)))
  return { id, paymentId, reference: null }
}
