/**
 * The specification wants the session encrypted with AES-256, under a key made from a fingerprint of the device. This
 * hides the record from casual eyes. It is no credential: authority is a cookie that no script can read.
 */
export async function sealText(text: string, fingerprint: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await keyOf(fingerprint),
    new TextEncoder().encode(text),
  )
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
}

/** The text again, `undefined` where the device is another one or the record was altered. */
export async function unsealText(record: string, fingerprint: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(record), (char) => char.charCodeAt(0))
    const text = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, 12) },
      await keyOf(fingerprint),
      bytes.slice(12),
    )
    return new TextDecoder().decode(text)
  } catch {
    return undefined
  }
}

async function keyOf(fingerprint: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(fingerprint), 'HKDF', false, [
    'deriveKey',
  ])
  const algorithm = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new TextEncoder().encode('prumo'),
    info: new TextEncoder().encode('user_session'),
  }
  return crypto.subtle.deriveKey(algorithm, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
