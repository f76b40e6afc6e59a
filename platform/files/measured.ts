import { createHash } from 'node:crypto'
import { largestFile } from '@prumo/contracts/values'
import { FileSizeDiffers } from './fileStore'

/**
 * A content that passes through to whoever keeps it, counted and hashed on the way. Each part is held back until the
 * next one, or the end, is there: whoever takes a content for whole once it has all its bytes never gets the last of
 * them where more follow.
 */
export function measured(content: AsyncIterable<Uint8Array>, size: number) {
  const hash = createHash('sha256')
  const passed = async function* () {
    if (size > largestFile) throw new FileSizeDiffers(size)
    let seen = 0
    let held: Uint8Array | undefined
    for await (const chunk of content) {
      seen += chunk.length
      if (seen > size) throw new FileSizeDiffers(size)
      hash.update(chunk)
      if (held) yield held
      held = chunk
    }
    if (seen < size) throw new FileSizeDiffers(size)
    if (held) yield held
  }
  return { content: passed(), sha256: () => hash.digest('hex') }
}
