import { NotUnderstood } from '@prumo/verify/finding'
import { linesOf } from '@prumo/verify/lines'
import { notesIn } from '@prumo/verify/trust'
import { type Verdict, verdictOn } from '@prumo/verify/verdictOn'

/** A file to be checked, and the heads that it is held against. */
export type ToVerify = { file: File; heads: readonly File[] }
/** `read`: how much of the file was read, from 0 to 1. */
export type Verified = { read: number } | { verdict: Verdict } | { notUnderstood: string }

/** What a worker has besides: it waits for what it reads. */
declare const FileReaderSync: new () => { readAsArrayBuffer(part: Blob): ArrayBuffer }

const chunkBytes = 1 << 20
const say = (verified: Verified) => postMessage(verified)

addEventListener('message', async ({ data: { file, heads } }: MessageEvent<ToVerify>) => {
  try {
    const published = await Promise.all(
      heads.map(async (head) => notesIn(await head.text()).map((note: string) => ({ note, source: head.name }))),
    )
    say({ verdict: await verdictOn(linesOf(chunksOf(file)), { heads: published.flat() }) })
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error
    say({ notUnderstood: error.message })
  }
})

/** No more of the file than a piece is held at a time. */
function* chunksOf(file: File): Generator<Uint8Array> {
  const reader = new FileReaderSync()
  for (let from = 0; from < file.size; from += chunkBytes) {
    yield new Uint8Array(reader.readAsArrayBuffer(file.slice(from, from + chunkBytes)))
    say({ read: Math.min(1, (from + chunkBytes) / file.size) })
  }
}
