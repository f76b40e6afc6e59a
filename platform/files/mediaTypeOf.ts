/** How many of a content's first bytes tell what it is. */
export const tellingBytes = 4100

/**
 * The media type by the first bytes, not by the name. Text, HTML and SVG are `application/octet-stream`. What tells it
 * is loaded with the first file, and not at every start.
 */
export async function mediaTypeOf(head: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  return found?.mime ?? 'application/octet-stream'
}
