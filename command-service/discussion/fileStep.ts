import type { fileCommands } from '@prumo/contracts/discussion/files'
import type { Target } from '@prumo/contracts/discussion/target'
import type { Message } from '@prumo/contracts/message'
import { sourcesOf } from '../documents/sourcesOf'
import type { Domain } from '../pipeline/domain'

type OnTarget = { projectId: string; target: Target }

/** The commands by which a document decides about its own files. */
const ofDocument = {
  AttachFile: 'AttachFileToDocument',
  DescribeFile: 'DescribeFileOfDocument',
  RemoveFile: 'RemoveFileFromDocument',
} as const satisfies Record<keyof typeof fileCommands, string>

/**
 * The step that decides about files of this thing. Files of a document are decided in the document's stream, as part
 * of what is signed.
 */
export async function fileStep(
  type: keyof typeof fileCommands,
  data: OnTarget,
  domain: Pick<Domain, 'aggregates' | 'now'>,
): Promise<Message> {
  if (data.target.kind !== 'document') return { type, data }
  const sources = await sourcesOf(domain, data.projectId)
  return { type: ofDocument[type], data: { ...data, documentId: data.target.id, sources } }
}
