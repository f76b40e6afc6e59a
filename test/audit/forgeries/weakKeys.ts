import { originOf, signedNote, verifierKey } from '../../../prumo-verify/checkpoint.mjs'
import { headOf, type LogExport } from '../signedLog'
import { bare, lineOf, type Sample, sample } from './forgery'
import { receipt } from './receipts'
import { exported, log, mine, sizes } from './story'

const p = 2n ** 255n - 19n
const ofOrderEight = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n
/** Every way to write a point under which anybody signs anything: the eight of small order, also beyond the field. */
const points = {
  'of order 4': 0n,
  neutral: 1n,
  'of order 2': p - 1n,
  'of order 8': ofOrderEight,
  'of order 8, the other': p - ofOrderEight,
  'of order 4, not as it is written': p,
  'neutral, not as it is written': p + 1n,
}
const origin = originOf(mine)
/** S is nought and R the neutral point: it holds under the neutral key whatever was signed. */
const signature = new Uint8Array(64).fill(1, 0, 1)

function written(y: bigint, sign: bigint): Uint8Array {
  const hex = (y | (sign << 255n)).toString(16).padStart(64, '0')
  return new Uint8Array(Buffer.from(hex, 'hex').reverse())
}
const signedBy = (publicKey: Uint8Array, size: number) => {
  const note = headOf(log, size)
  return signedNote(note.slice(0, note.indexOf('\n\n') + 1), [{ name: origin, publicKey, signature }])
}
const exportUnder = (publicKey: Uint8Array): LogExport => {
  const file = exported()
  const heads = file.heads.map((line, nth) => ({ ...line, head: signedBy(publicKey, sizes[nth] ?? 0) }))
  return { ...file, header: { ...file.header, keys: [verifierKey(origin, publicKey)] }, heads }
}
const receiptUnder = (publicKey: Uint8Array) =>
  lineOf({ ...receipt, checkpoint: signedBy(publicKey, 60), keys: [verifierKey(origin, publicKey)] })

/** Logs and receipts that nobody signed, under keys that take any signature. */
export const weakKeys: Sample[] = Object.entries(points).flatMap(([name, y]) =>
  [0n, 1n].flatMap((sign) => [
    sample('weak key', `${name}, sign ${sign}, export`, exportUnder(written(y, sign)), bare('key')),
    sample('weak key', `${name}, sign ${sign}, receipt`, receiptUnder(written(y, sign)), bare('key')),
  ]),
)
