import type { Precise } from '@prumo/contracts/message'
import type { Context } from 'koa'
import { networkOf } from './networkOf'

/** Where a request comes from. */
export function originOf(ctx: Context): { network: string; precise: Precise } {
  return { network: networkOf(ctx.ip), precise: { address: ctx.ip, userAgent: ctx.get('User-Agent').slice(0, 300) } }
}
