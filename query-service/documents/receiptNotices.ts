import { describeValue } from '@prumo/contracts/audit/describeValue'
import type { Wording } from '@prumo/contracts/audit/wording'
import type { SignedRecord } from './signedRecord'

/** What a reader has to know before all else: whether the signature still stood when the receipt was fetched. */
export function receiptNotices({ since }: Pick<SignedRecord, 'since'>, wording: Wording): string[] {
  const { say } = wording
  const shown = (at: string) => describeValue('instant', at, { wording, names: {}, currency: null, fieldKind: null })
  const notices = []
  if (since.voided) {
    const { at, because } = since.voided
    const why = say([`voidingKind.${because}`], because)
    notices.push(say(['receipt.voided'], '', { at: shown(at), why }))
  }
  if (since.newerAt) notices.push(say(['receipt.newer'], '', { at: shown(since.newerAt) }))
  return notices
}
