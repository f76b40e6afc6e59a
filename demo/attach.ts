import { randomUUID } from 'node:crypto'
import type { TargetKind } from '@prumo/contracts/discussion/target'
import type { Member } from './member'

export type Place = { projectId: string; kind: TargetKind; id: string }
export type SentFile = { name: string; description: string; lines: readonly string[] }

/** Sends a file, and attaches it there. */
export async function attach(by: Member, { projectId, ...target }: Place, file: SentFile): Promise<void> {
  const fileId = randomUUID()
  const content = new TextEncoder().encode(`${file.lines.join('\r\n')}\r\n`)
  await by.browser.sendFile({ projectId, fileId }, content)
  await by.browser.act('AttachFile', { projectId, target, fileId, name: file.name, description: file.description })
}
