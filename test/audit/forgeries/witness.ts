import { sign } from 'node:crypto'
import { signedNote } from '../../../prumo-verify/checkpoint.mjs'
import { aLogKey, type LogExport } from '../signedLog'

const witness = aLogKey()

/** A note with one signature more, by a key that the verifier was never given. */
function cosignedNote(note: string, name = 'witness.example'): string {
  const text = note.slice(0, note.indexOf('\n\n') + 1)
  const signature = sign(null, Buffer.from(text), witness.privateKey)
  const cosignature = signedNote(text, [{ name, publicKey: witness.publicKey, signature }])
  return note + cosignature.slice(text.length + 1)
}

/** An export whose heads all have such a signature. */
export const cosigned = (exported: LogExport): LogExport => ({
  ...exported,
  heads: exported.heads.map((line) => ({ ...line, head: cosignedNote(String(line.head)) })),
})
