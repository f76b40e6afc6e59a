import { NotUnderstood } from '@prumo/verify/finding'
import { readHeadFiles } from '@prumo/verify/headFiles'
import { linesOf } from '@prumo/verify/lines'
import { type Verdict, verdictOn } from '@prumo/verify/verdictOn'
import { isPdf, verdictOnPdf } from '@prumo/verify/verdictOnPdf'

/** A file to be checked, and the heads that it is held against. */
export type ToVerify = { file: File; heads: readonly File[] }
/** `read`: how much of the file was read, from 0 to 1. */
export type Verified = { read: number } | { verdict: Verdict } | { notUnderstood: { reason: string; what: string } }

/** What a worker has besides: it waits for what it reads. */
declare const FileReaderSync: new () => { readAsArrayBuffer(part: Blob): ArrayBuffer }

const chunkBytes = 1 << 20
const say = (verified: Verified) => postMessage(verified)

addEventListener('message', async ({ data: { file, heads } }: MessageEvent<ToVerify>) => {
  try {
    const kept = readHeadFiles(await Promise.all(heads.map(bytesOf)))
    if (heads.length > 0 && kept.heads.length === 0)
      throw new NotUnderstood('heads', heads.map(({ name }) => name).join(', '))
    const begin = new Uint8Array(await file.slice(0, 8).arrayBuffer())
    const verdict = isPdf(begin)
      ? verdictOnPdf((await bytesOf(file)).bytes, kept)
      : verdictOn(linesOf(chunksOf(file)), kept)
    say({ verdict: await verdict })
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error
    say({ notUnderstood: { reason: error.reason, what: error.what } })
  }
})

const bytesOf = async (file: File) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })

/** No more of the file than a piece is held at a time. */
function* chunksOf(file: File): Generator<Uint8Array> {
  const reader = new FileReaderSync()
  for (let from = 0; from < file.size; from += chunkBytes) {
    yield new Uint8Array(reader.readAsArrayBuffer(file.slice(from, from + chunkBytes)))
    say({ read: Math.min(1, (from + chunkBytes) / file.size) })
  }
}
