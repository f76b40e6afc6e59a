import type { ClientBase } from 'pg'
import type { EventLog, Place } from '../eventLog/eventLog'
import type { FileStore } from '../files/fileStore'
import type { Tables } from '../postgres/tables'
import { filesBoundTo } from './boundFiles'
import { boundLog, type LogHome } from './boundLog'
import type { Evidence } from './judgeLog'
import { type KeptPlace, keptPlaces } from './keptPlaces'

type Sources = {
  log: EventLog
  home: LogHome
  client: ClientBase
  files: FileStore | undefined
  moduleTables: readonly Tables[]
}

/** What log, database and files say of which log this is. Only reads. */
export async function gatherEvidence({ log, home, client, files, moduleTables }: Sources): Promise<Evidence> {
  const [identity, boundTo] = [await log.identity(), await boundLog(client)]
  const places = await keptPlaces(client, moduleTables)
  // Whoever folds goes on meanwhile: the log reaches what it is at only if it is looked at after them.
  const end = await log.end()
  return {
    home,
    identity,
    boundTo,
    places,
    end,
    missing: await firstMissing(log, end, places),
    filesOf: files && (await filesBoundTo(files)),
  }
}

async function firstMissing(log: EventLog, end: Place, places: readonly KeptPlace[]): Promise<Evidence['missing']> {
  for (const place of places) {
    if (place.position > end.position) continue
    const found = (await log.idAt(place.position)) ?? null
    if (found === null || (place.eventId !== null && found !== place.eventId)) return { place, found }
  }
  return undefined
}
