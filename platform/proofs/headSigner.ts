import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { toBase64 } from '@prumo/verify/bytes'
import { checkpointText, originOf, signedNote, verifierKey } from '@prumo/verify/checkpoint'
import { UnusableFile } from '../files/unusableFile'
import { secretFile } from '../secrets/secretFile'

/** A tree of so many entries, its root, and when it was signed (ISO UTC). */
type TreeHead = { size: number; root: Uint8Array; at: string }

export type HeadSigner = {
  /** In base64: what tells this key from another, whatever organization it signs for. */
  publicKey: string
  /** The key by which others check an organization's heads. */
  verifierKey(organizationId: string): string
  /** The signed note of an organization's head (C2SP tlog-checkpoint), and the key by which others check it. */
  sign(organizationId: string, head: TreeHead): { checkpoint: string; verifierKey: string }
}

/**
 * Signs with the Ed25519 key of this file, made on first use. It is kept outside the database's reach. Throws
 * `UnusableFile` where the file holds no such key.
 */
export function headSigner(path: string): HeadSigner {
  const privateKey = keyIn(path)
  const publicKey = bytesOf(createPublicKey(privateKey))
  const verifierKeyOf = (organizationId: string) => verifierKey(originOf(organizationId), publicKey)
  return {
    publicKey: toBase64(publicKey),
    verifierKey: verifierKeyOf,
    sign: (organizationId, head) => {
      const name = originOf(organizationId)
      const text = checkpointText({ origin: name, ...head })
      const signature = sign(null, Buffer.from(text), privateKey)
      return {
        checkpoint: signedNote(text, [{ name, publicKey, signature }]),
        verifierKey: verifierKeyOf(organizationId),
      }
    },
  }
}

function keyIn(path: string): KeyObject {
  const pem = secretFile(path, newKey)
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // What OpenSSL says of it names neither the file nor what to do.
  }
  throw new UnusableFile(path, 'holds no private key of Ed25519 in PEM: put it back as it was')
}

const newKey = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const bytesInKey = 32
/** A public key ends its DER form (RFC 8410). */
const bytesOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).subarray(-bytesInKey)
