/**
 * SHA-256 of bytes, or of a text in UTF-8 (FIPS 180-4, section 6.2). WebCrypto has it only as a promise, one for each
 * node of a tree.
 * @param {string | Uint8Array} data
 * @returns {Uint8Array}
 */
export function sha256(data) {
  const message = padded(typeof data === 'string' ? new TextEncoder().encode(data) : data)
  const state = Uint32Array.from(fractions(8, 1 / 2))
  const schedule = new Uint32Array(64)
  for (let offset = 0; offset < message.byteLength; offset += 64) compress(state, schedule, message, offset)
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => {
    digest.setUint32(index * 4, word)
  })
  return new Uint8Array(digest.buffer)
}

/**
 * The message, a one bit, zeros, and its length in bits, in whole blocks of 64 bytes (section 5.1.1).
 * @param {Uint8Array} bytes
 */
function padded(bytes) {
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const message = new Uint8Array(blocks * 64)
  message.set(bytes)
  message[bytes.length] = 0x80
  const view = new DataView(message.buffer)
  view.setUint32(message.length - 8, Math.floor(bytes.length / 0x20000000))
  view.setUint32(message.length - 4, (bytes.length * 8) >>> 0)
  return view
}

/**
 * @param {Uint32Array} state
 * @param {Uint32Array} w
 * @param {DataView} message
 * @param {number} offset
 */
function compress(state, w, message, offset) {
  for (let t = 0; t < 16; t++) w[t] = message.getUint32(offset + t * 4)
  for (let t = 16; t < 64; t++)
    w[t] = smallSigma1(at(w, t - 2)) + at(w, t - 7) + smallSigma0(at(w, t - 15)) + at(w, t - 16)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let t = 0; t < 64; t++) {
    const first = (h + bigSigma1(e) + ((e & f) ^ (~e & g)) + at(constants, t) + at(w, t)) | 0
    const second = (bigSigma0(a) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = at(state, index) + word
  })
}

/** @param {Uint32Array} words @param {number} index */
const at = (words, index) => /** @type {number} */ (words[index])
/** @param {number} x @param {number} n */
const turned = (x, n) => (x >>> n) | (x << (32 - n))
/** @param {number} x */
const bigSigma0 = (x) => turned(x, 2) ^ turned(x, 13) ^ turned(x, 22)
/** @param {number} x */
const bigSigma1 = (x) => turned(x, 6) ^ turned(x, 11) ^ turned(x, 25)
/** @param {number} x */
const smallSigma0 = (x) => turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
/** @param {number} x */
const smallSigma1 = (x) => turned(x, 17) ^ turned(x, 19) ^ (x >>> 10)

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (section 4.2.2). */
const constants = Uint32Array.from(fractions(64, 1 / 3))

/**
 * The first 32 bits of the fractional parts of a root of the first primes. A double holds them exactly: no root here
 * has more than 3 bits before the point.
 * @param {number} count
 * @param {number} power
 */
function fractions(count, power) {
  /** @type {number[]} */
  const primes = []
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
  return primes.map((prime) => Math.floor((prime ** power % 1) * 2 ** 32))
}
