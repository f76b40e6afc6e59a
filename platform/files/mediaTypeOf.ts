import { fileTypeFromBuffer } from 'file-type'

/** How many of a content's first bytes tell what it is. */
export const tellingBytes = 4100

/**
 * What a content is by its first bytes, whatever its name says; `application/octet-stream` where they tell nothing, as
 * of text, HTML or SVG.
 */
export async function mediaTypeOf(head: Uint8Array): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return found?.mime ?? 'application/octet-stream'
}
