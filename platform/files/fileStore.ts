import type { Readable } from 'node:stream'
import { largestFile } from '@prumo/contracts/values'

/** A part of a content: from its first byte to its last, both of it. */
export type ByteRange = { start: number; end: number }

/**
 * Where contents of files are kept, each under a key that its caller has made: a UUID, never anything that somebody
 * typed. What has been kept never changes. Contents stream: none is ever whole in memory.
 */
export type FileStore = {
  /**
   * Keeps a content of exactly `size` bytes and answers its SHA-256 (hexadecimal). It is there as a whole once this
   * resolves, also after a loss of power, and not at all before. Throws `FileSizeDiffers` as soon as there is a byte
   * too many, or at the end where some are missing.
   */
  put(key: string, content: AsyncIterable<Uint8Array>, size: number): Promise<{ sha256: string }>
  /** The content, or a part of it; `undefined` where there is none under this key. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** What is not there any more is removed already. */
  remove(key: string): Promise<void>
}

/** A content is not as long as it was said to be, or longer than any may be. */
export class FileSizeDiffers extends Error {
  constructor(readonly size: number) {
    super(`the content is not of ${size} bytes, or of more than ${largestFile}`)
    this.name = 'FileSizeDiffers'
  }
}
