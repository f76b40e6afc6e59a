import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { checkpointText, originOf, signedNote, verifierKey } from '@prumo/verify/checkpoint'
import { secretFile } from '../secrets/secretFile'

/** A tree of so many entries, its root, and when it was signed (ISO UTC). */
type TreeHead = { size: number; root: Uint8Array; at: string }

export type HeadSigner = {
  /** The signed note of an organization's head (C2SP tlog-checkpoint), and the key by which others check it. */
  sign(organizationId: string, head: TreeHead): { checkpoint: string; verifierKey: string }
}

/** Signs with the Ed25519 key of this file, made on first use. It is kept outside the database's reach. */
export function headSigner(path: string): HeadSigner {
  const privateKey = createPrivateKey(secretFile(path, newKey))
  const publicKey = bytesOf(createPublicKey(privateKey))
  return {
    sign: (organizationId, head) => {
      const name = originOf(organizationId)
      const text = checkpointText({ origin: name, ...head })
      const signature = sign(null, Buffer.from(text), privateKey)
      return {
        checkpoint: signedNote(text, [{ name, publicKey, signature }]),
        verifierKey: verifierKey(name, publicKey),
      }
    },
  }
}

const newKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const bytesInKey = 32
/** A public key ends its DER form (RFC 8410). */
const bytesOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).subarray(-bytesInKey)
