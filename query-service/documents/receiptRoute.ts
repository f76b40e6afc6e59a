import Router from '@koa/router'
import { id } from '@prumo/contracts/values'
import { parse } from '@prumo/platform/values/parse'
import { canonicalJson } from '@prumo/verify/entry'
import { z } from 'zod'
import type { Answering } from '../pipeline/answering'
import { asDownload } from '../pipeline/asDownload'
import { authenticate } from '../pipeline/authenticate'
import { signedRecord } from './signedRecord'

const input = z.strictObject({ signatureId: id, format: z.enum(['json', 'pdf']) })
const types = { json: 'application/json; charset=utf-8', pdf: 'application/pdf' } as const

/**
 * GET /rest/receipts/{signatureId}.json and .pdf: the receipt of a signature, which verifies offline (prumo-verify/FORMAT.md). The one to read has the
 * one to check attached. The signer's name is told for as long as the person's key is there.
 */
export const receiptRoute = (parts: Answering, publicUrl: string) =>
  new Router().get('/rest/receipts/:signatureId.:format', async (ctx) => {
    const session = await authenticate(ctx, parts)
    const { signatureId, format } = parse(input, { ...ctx.params })
    const { receipt, data, signer } = await signedRecord(ctx, session, parts, signatureId)
    const json = `${canonicalJson(receipt)}\n`
    asDownload(ctx, `prumo-receipt-${signatureId}.${format}`)
    ctx.type = types[format]
    if (format === 'json') {
      ctx.body = json
      return
    }
    // What draws is loaded by whoever first asks for a drawing: nothing else waits for it, or needs its memory.
    const { receiptPdf } = await import('./receiptPdf')
    ctx.body = await receiptPdf({ json, receipt, signer, data, checkUrl: `${publicUrl}/check-receipt` })
  })
