import type { SendBytes } from '@prumo/platform/http/callRoute'
import { canonicalJson } from '@prumo/verify/entry'
import { asDownload } from '../pipeline/asDownload'
import type { Handler } from '../pipeline/callDoor'
import { zonesIn } from '../reading/zonesIn'
import { wordingIn } from '../texts/wordingIn'
import { signedRecord } from './signedRecord'

const types = { json: 'application/json; charset=utf-8', pdf: 'application/pdf' } as const

/**
 * The receipt of a signature, which verifies offline (prumo-verify/FORMAT.md). The PDF has the JSON attached. It names
 * the signer until the person's key is destroyed.
 */
export const fetchReceipt =
  (publicUrl: string): Handler<'fetchReceipt'> =>
  async ({ signatureId, format, language }, caller): Promise<SendBytes> => {
    const record = await signedRecord(caller, signatureId)
    const zones = await zonesIn(caller.db, caller.session.organizationId)
    return async (ctx) => {
      const json = `${canonicalJson(record.receipt)}\n`
      asDownload(ctx, `prumo-receipt-${signatureId}.${format}`)
      ctx.type = types[format]
      ctx.body =
        format === 'json'
          ? json
          : await drawn(
              { ...record, json, checkUrl: `${publicUrl}/check-receipt` },
              wordingIn(language ?? record.data.meaning.language, zones),
            )
    }
  }

type Drawing = typeof import('./receiptPdf').receiptPdf

/** Loaded with the first PDF, so that nothing else needs its time or memory. */
const drawn = async (...drawing: Parameters<Drawing>) => (await import('./receiptPdf')).receiptPdf(...drawing)
