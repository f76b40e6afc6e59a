import { originOf, parseCheckpoint, parseNote, parseVerifierKey, signerOf } from '@prumo/verify/checkpoint'

/** A head as an organization's log has it. */
export type RecordedHead = { organizationId: string; size: number; checkpoint: string; key: string }

/** Whether the key that a record names signed this head: what else stands there binds nobody but its organization. */
export async function isSignedHead({ organizationId, size, checkpoint, key }: RecordedHead): Promise<boolean> {
  try {
    const note = parseNote(checkpoint)
    const head = parseCheckpoint(note.text)
    const isOfRecord = head.origin === originOf(organizationId) && head.size === size
    return isOfRecord && (await signerOf(note, [parseVerifierKey(key)])) !== undefined
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
