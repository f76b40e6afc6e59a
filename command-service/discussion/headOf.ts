import { tellingBytes } from '@prumo/platform/files/mediaTypeOf'

/** Passes a content through and keeps its first bytes, from which its media type is recognized. */
export function headOf(source: AsyncIterable<Uint8Array>) {
  const kept: Uint8Array[] = []
  let count = 0
  const content = async function* () {
    for await (const chunk of source) {
      if (count < tellingBytes) kept.push(chunk.subarray(0, tellingBytes - count))
      count += chunk.length
      yield chunk
    }
  }
  return { content: content(), bytes: () => Buffer.concat(kept) }
}
