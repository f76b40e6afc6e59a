import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileLines } from './fileLines.mjs'
import { linesOf } from './lines.mjs'

describe('AUD-01 The lines of a file', () => {
  it('are the same however the file comes in chunks', () =>
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), fc.array(fc.nat(12)), (texts, cuts) => {
        const lines = texts.map((text) => text.replaceAll('\n', ''))
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''))
        const read = [...linesOf(chunksOf(bytes, cuts))]
        expect(read.map(({ text }) => text)).toEqual(lines)
        for (const [nth, { line, byte }] of read.entries()) {
          expect(line).toBe(nth + 1)
          expect(byte).toBe(Buffer.byteLength(lines.slice(0, nth).join('\n')) + (nth > 0 ? 1 : 0))
        }
      }),
    ))

  it.each([
    ['a line without its end', 'one\ntwo', ['one', null]],
    ['what is not UTF-8', Buffer.from('one\n\xff\nthree\n', 'latin1'), ['one', null, 'three']],
    ['only line feeds as ends', 'one\r\ntwo\u2028three\n', ['one\r', 'two\u2028three']],
    ['a byte order mark as a character', '\ufeffone\n', ['\ufeffone']],
    ['nothing', '', []],
  ])('tell of %s', (_, file, texts) => expect([...linesOf([Buffer.from(file)])].map(({ text }) => text)).toEqual(texts))

  it('are read from a file of several chunks', () => {
    const folder = mkdtempSync(join(tmpdir(), 'prumo-lines-'))
    try {
      const lines = Array.from({ length: 40_000 }, (_, nth) => `${nth} ${'ção '.repeat(nth % 30)}`)
      writeFileSync(join(folder, 'file'), lines.map((line) => `${line}\n`).join(''))
      expect([...fileLines(join(folder, 'file'))].map(({ text }) => text)).toEqual(lines)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

function* chunksOf(bytes: Uint8Array, cuts: readonly number[]): Generator<Uint8Array> {
  let start = 0
  for (const cut of cuts) {
    yield bytes.subarray(start, start + cut)
    start += cut
  }
  yield bytes.subarray(start)
}
