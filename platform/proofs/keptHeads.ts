import { join } from 'node:path'
import { WrongConfiguration } from '../config'
import { headFolder, headsFolderOf } from './headFolder'
import { isSignedHead, type RecordedHead } from './isSignedHead'
import { type Kept, keptHeadsIn, recordedHead } from './keptHeadsIn'

type Recorded = { organizationId: string; size: number }

/**
 * Throws `WrongConfiguration` where the folder of heads lacks the last that is on record as kept there: without it
 * nothing would tell an older database from this one. Only reads.
 */
export async function refuseLostHeads(foundation: Kept): Promise<void> {
  const lacking = await lackingHeads(foundation)
  const [first] = lacking
  if (!first) return
  const others = lacking.length > 1 ? ` (and those of ${lacking.length - 1} other organizations)` : ''
  throw new WrongConfiguration(
    `HEADS_FOLDER: ${join(headsFolderOf(foundation.config), first.organizationId)} lacks the head of ${first.size} entries that was kept there${others}; nothing was changed. Put the folder back as it was, or let what the log has of it be written there on record: npm run prumo -- accept-heads <who> <why>`,
  )
}

/** The organizations whose folder lacks heads, with the last head that was kept there. */
export async function lackingHeads(foundation: Kept): Promise<Recorded[]> {
  const folder = headFolder(headsFolderOf(foundation.config))
  const last = await keptHeadsIn<RecordedHead>(
    foundation,
    `distinct on (organization_id) ${recordedHead}`,
    `where published @> '[{"to":{"kind":"folder"}}]' order by organization_id, read.audit_heads.size desc`,
  )
  const lacking: Recorded[] = []
  for (const head of last)
    if (!(await folder.reaches(head.organizationId, head.size)) && (await isSignedHead(head))) lacking.push(head)
  return lacking
}
