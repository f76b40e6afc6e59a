import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { EventLog } from '../eventLog/eventLog'
import { UnusableFile } from '../files/unusableFile'
import { writeWhole } from '../files/writeWhole'

/** How far a log was seen to go: the event that stood there, and when that was seen. */
const seenPlace = z.object({
  logId: z.string(),
  position: z.int().positive(),
  eventId: z.string(),
  at: z.iso.datetime(),
})
type SeenPlace = z.infer<typeof seenPlace>

/**
 * A place that a log lacks now. `foundEnd`: how far it went when that was noticed first. `isAccepted`: somebody decided
 * to go on without it.
 */
const lostPlace = seenPlace.extend({ foundEnd: z.int().min(0), isAccepted: z.boolean() })
export type LostPlace = z.infer<typeof lostPlace>

/** How far the log went, kept in files beside its heads, so that an older copy of the database is notedIds for one. */
export type PlaceFolder = {
  /**
   * Keeps a place. What was kept of less goes: a crash between leaves both, and the furthest counts. Nothing is kept
   * while a loss is open, for the newer log may be put back.
   */
  keep(place: SeenPlace): Promise<void>
  /** What was seen of this log and is not in it. It only looks. */
  lostNow(log: Pick<EventLog, 'end' | 'idAt'>, logId: string): Promise<LostPlace[]>
  /** The same, noted as lost until `forget`, or until the log has it again. */
  lost(log: Pick<EventLog, 'end' | 'idAt'>, logId: string): Promise<LostPlace[]>
  /** Somebody decided to go on without these. */
  accept(places: readonly LostPlace[]): Promise<void>
  /** Forgets every place, where somebody has answered for going on without them. */
  forget(): Promise<void>
}

const folderName = 'log-place'
const [kept, lost] = ['.place', '.lost']

/**
 * Names carry the position: of an older copy that is laid over a newer folder, the newer place still stands there.
 */
export function placeFolder(headsFolder: string): PlaceFolder {
  const folder = join(headsFolder, folderName)
  const pathOf = ({ position, eventId }: SeenPlace, suffix: string) =>
    join(folder, `${String(position).padStart(15, '0')}-${eventId}${suffix}`)

  async function every<Shape extends z.ZodType>(shape: Shape, suffix: string): Promise<z.infer<Shape>[]> {
    const names = (await readdir(folder).catch(whenMissing)) ?? []
    const read = names.filter((name) => name.endsWith(suffix)).map((name) => placeIn(join(folder, name), shape))
    return (await Promise.all(read)).filter((place) => place !== undefined)
  }

  /** Places of this log that it has, and that it lacks. */
  async function judged(log: Pick<EventLog, 'end' | 'idAt'>, logId: string) {
    const { position: end } = await log.end()
    const has = async ({ position, eventId }: SeenPlace) => position <= end && (await log.idAt(position)) === eventId
    const noted = (await every(lostPlace, lost)).filter((place) => place.logId === logId)
    const seen = (await every(seenPlace, kept)).filter((place) => place.logId === logId)
    const notedIds = new Set(noted.map(({ eventId }) => eventId))
    const all = [
      ...noted,
      ...seen
        .filter(({ eventId }) => !notedIds.has(eventId))
        .map((place) => ({ ...place, foundEnd: end, isAccepted: false })),
    ]
    const [whole, gone]: [LostPlace[], LostPlace[]] = [[], []]
    for (const place of all) ((await has(place)) ? whole : gone).push(place)
    return { whole, gone, notedIds }
  }

  return {
    keep: async (place) => {
      const losses = await every(lostPlace, lost)
      if (losses.some(({ logId, isAccepted }) => logId === place.logId && !isAccepted)) return
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeWhole(pathOf(place, kept), JSON.stringify(place))
      for (const earlier of await every(seenPlace, kept))
        if (earlier.position < place.position) await rm(pathOf(earlier, kept), { force: true })
    },
    lostNow: async (log, logId) => (await judged(log, logId)).gone,
    lost: async (log, logId) => {
      const { whole, gone, notedIds } = await judged(log, logId)
      for (const place of gone) {
        if (!notedIds.has(place.eventId)) await writeWhole(pathOf(place, lost), JSON.stringify(place))
        await rm(pathOf(place, kept), { force: true })
      }
      // The newer log was put back.
      for (const place of whole) if (notedIds.has(place.eventId)) await rename(pathOf(place, lost), pathOf(place, kept))
      return gone
    },
    accept: async (places) => {
      for (const place of places) await writeWhole(pathOf(place, lost), JSON.stringify({ ...place, isAccepted: true }))
    },
    forget: () => rm(folder, { recursive: true, force: true }),
  }
}

/** `undefined` where another process has removed it meanwhile. */
async function placeIn<Shape extends z.ZodType>(path: string, shape: Shape): Promise<z.infer<Shape> | undefined> {
  const text = await readFile(path, 'utf8').catch(whenMissing)
  if (text === undefined) return undefined
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    throw new UnusableFile(path, 'does not say how far the log went: put it back as it was, or remove it')
  }
}

function whenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
