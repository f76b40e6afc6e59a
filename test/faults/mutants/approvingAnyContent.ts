import { document } from '@prumo/command-service/documents/document'
import { userIdOf } from '@prumo/contracts/message'

/**
 * Documents whose rule ignores what the approver has seen: it accepts any round and hash that the command names. Lasts
 * for as long as this work takes.
 */
export async function approvingAnyContent<T>(work: () => Promise<T>): Promise<T> {
  const { ApproveDocument } = document.decide
  document.decide.ApproveDocument = (data, state, by) => {
    const { round: now } = state?.signOff ?? {}
    if (!state || !now) return ApproveDocument(data, state, by)
    const at = now.requestedAt
    const userId = userIdOf(by.actor) ?? ''
    const { round, contentHash } = data
    const seen = { ...now, round, contentHash, people: { [userId]: { viewedAt: at, acceptedAt: at } } }
    return ApproveDocument(data, { ...state, signOff: { ...state.signOff, round: seen } }, by)
  }
  return work().finally(() => {
    document.decide.ApproveDocument = ApproveDocument
  })
}
