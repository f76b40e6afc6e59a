import { text } from 'node:stream/consumers'
import type { FileStore } from '../files/fileStore'

/** Where the files say whose they are: a key that no content is given, for those are random. */
export const identityKey = '00000000-0000-4000-8000-000000000109'

/** The id of the log whose files these are; `undefined` where nobody has said so yet. */
export async function filesBoundTo(files: FileStore): Promise<string | undefined> {
  const content = await files.open(identityKey)
  return content && (JSON.parse(await text(content)) as { logId: string }).logId
}

export async function bindFiles(files: FileStore, logId: string): Promise<void> {
  const content = Buffer.from(JSON.stringify({ logId }))
  await files.put(identityKey, bytesOf(content), content.length)
}

async function* bytesOf(content: Buffer) {
  yield content
}
