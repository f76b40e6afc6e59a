import { generateKeyPairSync, sign } from 'node:crypto'

/** A value in DER: its tag, its length, its bytes. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  if (body.length < 128) return Buffer.concat([Buffer.from([tag, body.length]), body])
  const length = Buffer.from(body.length.toString(16).padStart(body.length < 256 ? 2 : 4, '0'), 'hex')
  return Buffer.concat([Buffer.from([tag, 128 | length.length]), length, body])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (at: Date) => der(0x18, Buffer.from(at.toISOString().replace(/[-:T]|\.\d+/g, '')))
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes)

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
const dayMs = 86_400_000

/** A key and its self-signed certificate for this name, for a day. Trusting it as an authority trusts its holder. */
export function selfSigned(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const holder = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(name)))))
  const otherNames = sequence(objectId('551d11'), der(0x04, sequence(der(0x82, Buffer.from(name)))))
  const now = Date.now()
  const toSign = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    holder,
    sequence(time(new Date(now - dayMs)), time(new Date(now + dayMs))),
    holder,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(otherNames)),
  )
  const certificate = sequence(toSign, ecdsaWithSha256, bits(sign('sha256', toSign, privateKey)))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}
