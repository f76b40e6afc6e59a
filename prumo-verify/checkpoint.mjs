// Heads of a log as C2SP tlog-checkpoints (https://c2sp.org/tlog-checkpoint), which are C2SP signed notes
// (https://c2sp.org/signed-note) with Ed25519.
import { verifyEd25519 } from '#ed25519'
import { sha256 } from '#sha256'
import { fromBase64, sameBytes, toBase64, toHex } from './bytes.mjs'
import { isInstant } from './instants.mjs'
import { isStrongKey } from './isStrongKey.mjs'

/**
 * A head: the root of the tree of a log's first `size` entries. `at` is when it was made (ISO 8601 in UTC), `null`
 * where the checkpoint does not say.
 * @typedef {{ origin: string, size: number, root: Uint8Array, at: string | null }} Head
 */
/**
 * A signature of a note; `keyId` is in hex.
 * @typedef {{ name: string, keyId: string, signature: Uint8Array }} NoteSignature
 */
/** @typedef {{ text: string, signatures: NoteSignature[] }} Note */
/** @typedef {{ name: string, keyId: string, publicKey: Uint8Array }} VerifierKey */

const ed25519 = 0x01
const noteLimit = 100_000
const dash = '\u2014'

/**
 * The origin of an organization's log, which is the name of its key as well.
 * @param {string} organizationId
 */
export const originOf = (organizationId) => `prumo/${organizationId}`

/**
 * The text that is signed. Its fourth line, `at <time>`, is an extension line of C2SP: without it nobody could say of
 * when a head is that the log no longer reaches.
 * @param {Head} head
 */
export const checkpointText = ({ origin, size, root, at }) =>
  `${origin}\n${size}\n${toBase64(root)}\n${at === null ? '' : `at ${at}\n`}`

/**
 * The note of a text and the Ed25519 signatures of it.
 * @param {string} text
 * @param {readonly { name: string, publicKey: Uint8Array, signature: Uint8Array }[]} signatures
 */
export const signedNote = (text, signatures) =>
  `${text}\n${signatures
    .map(
      ({ name, publicKey, signature }) =>
        `${dash} ${name} ${toBase64(Uint8Array.from([...keyIdBytes(name, publicKey), ...signature]))}\n`,
    )
    .join('')}`

/**
 * The key's id in hex: the first four bytes of SHA-256(name || 0x0A || 0x01 || public key).
 * @param {string} name
 * @param {Uint8Array} publicKey 32 bytes
 */
export const keyIdOf = (name, publicKey) => toHex(keyIdBytes(name, publicKey))

/**
 * The verifier key `name+id+key`, as a customer keeps it.
 * @param {string} name
 * @param {Uint8Array} publicKey 32 bytes
 */
export const verifierKey = (name, publicKey) =>
  `${name}+${keyIdOf(name, publicKey)}+${toBase64(Uint8Array.from([ed25519, ...publicKey]))}`

/**
 * Throws a `TypeError` for what is no verifier key of Ed25519, is a weak one, or whose id is another's.
 * @param {string} text
 * @returns {VerifierKey}
 */
export function parseVerifierKey(text) {
  const [, name = '', keyId, encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? []
  const [type, ...key] = fromBase64(encoded)
  const publicKey = Uint8Array.from(key)
  const isKey = type === ed25519 && publicKey.length === 32 && isStrongKey(publicKey)
  if (!isKey || keyIdOf(name, publicKey) !== keyId) throw new TypeError('not a verifier key')
  return { name, keyId, publicKey }
}

/**
 * Throws a `TypeError` for what is no signed note.
 * @param {string} note
 * @returns {Note}
 */
export function parseNote(note) {
  const end = note.lastIndexOf('\n\n') + 1
  const lines = note.slice(end + 1).split('\n')
  if (end < 1 || note.length > noteLimit || lines.pop() !== '' || lines.length === 0 || hasControls(note))
    throw new TypeError('not a signed note')
  return { text: note.slice(0, end), signatures: lines.map(parseSignature) }
}

/**
 * The head that a note's text says. Throws a `TypeError` for what is no checkpoint.
 * @param {string} text
 * @returns {Head}
 */
export function parseCheckpoint(text) {
  const [origin = '', size = '', root = '', ...rest] = text.split('\n')
  const extensions = rest.slice(0, -1)
  const head = { origin, size: Number(size), root: fromBase64(root), at: timeIn(extensions) }
  if (origin === '' || !/^(0|[1-9]\d*)$/.test(size) || !Number.isSafeInteger(head.size) || head.root.length !== 32)
    throw new TypeError('not a checkpoint')
  if (rest.at(-1) !== '' || extensions.includes('')) throw new TypeError('not a checkpoint')
  return head
}

/**
 * Whether the text of a checkpoint has the one extension line of Prumo's heads, and no other: when it was made.
 * @param {string} text
 */
export function isDated(text) {
  const [, , , line = '', ...rest] = text.split('\n')
  return line.startsWith('at ') && isInstant(line.slice(3)) && rest.length === 1
}

/**
 * The first of these keys that signed the note, `undefined` if none did, or if a signature of any of them is wrong.
 * Signatures of other keys are not looked at.
 * @param {Note} note
 * @param {readonly VerifierKey[]} keys
 * @returns {Promise<VerifierKey | undefined>}
 */
export async function signerOf(note, keys) {
  const message = new TextEncoder().encode(note.text)
  let signer
  for (const { name, keyId, signature } of note.signatures) {
    const key = keys.find((trusted) => trusted.name === name && trusted.keyId === keyId)
    if (!key) continue
    if (signature.length !== 64 || !(await verifyEd25519(key.publicKey, message, signature))) return undefined
    signer ??= key
  }
  return signer
}

/**
 * The keys of which the note has a signature, right or wrong.
 * @param {Note} note
 * @param {readonly VerifierKey[]} keys
 */
export const keysOn = ({ signatures }, keys) =>
  keys.filter(({ name, keyId }) => signatures.some((signature) => signature.name === name && signature.keyId === keyId))

/**
 * Whether two signatures of a note say that they are of the same key.
 * @param {Note} note
 */
export const repeatsSignature = ({ signatures }) =>
  new Set(signatures.map(({ name, keyId }) => `${name} ${keyId}`)).size < signatures.length

/**
 * Whether two heads say the same of a log of the same size; `true` for heads of different sizes, which alone say
 * nothing of each other.
 * @param {Head} first
 * @param {Head} second
 */
export const agree = (first, second) => first.size !== second.size || sameBytes(first.root, second.root)

/** @param {string} name @param {Uint8Array} publicKey */
const keyIdBytes = (name, publicKey) =>
  sha256(Uint8Array.from([...new TextEncoder().encode(name), 0x0a, ed25519, ...publicKey])).slice(0, 4)

/** @param {string} line @returns {NoteSignature} */
function parseSignature(line) {
  const [, name, encoded = ''] = /^\u2014 ([^\s+]+) (\S+)$/.exec(line) ?? []
  const bytes = fromBase64(encoded)
  if (!name || bytes.length < 5) throw new TypeError('not a signature line')
  return { name, keyId: toHex(bytes.slice(0, 4)), signature: bytes.slice(4) }
}

/** @param {readonly string[]} extensions */
const timeIn = (extensions) => extensions.find((line) => line.startsWith('at '))?.slice(3) ?? null

/** Any ASCII control character but the line feed. @param {string} text */
const hasControls = (text) => [...text].some((character) => character < ' ' && character !== '\n')
