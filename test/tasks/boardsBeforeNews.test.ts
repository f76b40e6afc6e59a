import type { BoardChanges } from '@prumo/contracts/tasks/boardInChanges'
import { openQueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { ReadModels, ReadModelsMoved } from '@prumo/platform/readModels/readModels'
import { openAnnouncements } from '@prumo/query-service/pipeline/announcements'
import { besideTables, boardChanges } from '@prumo/query-service/tasks/boardChanges'
import { afterAll, expect, it } from 'vitest'
import { boardAfter, heldBoard } from '../given/boards'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { founder, project, databaseUrl } = await world()
const database = openQueryDatabase(databaseUrl)
afterAll(() => database.close())

/** Read models whose news comes when a test says so. `waitedFor`: somebody begins to wait for news. */
function newsAt(position: number, waitedFor: () => void) {
  const listeners = new Set<(moved: ReadModelsMoved) => void>()
  let heard = position
  const readModels: ReadModels = {
    position: () => heard,
    furthest: () => heard,
    isListening: () => true,
    reached: async (wanted) => {
      if (heard < wanted) waitedFor()
      return heard >= wanted
    },
    onMoved: (callback) => {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
    close: async () => {},
  }
  const hear = (moved: Omit<ReadModelsMoved, 'shard' | 'shards'>) => {
    heard = moved.position
    for (const listener of [...listeners]) listener({ shard: 0, shards: 1, ...moved })
  }
  return { readModels, hear }
}

it.each([
  ['comes while a board is read', true],
  ['comes long afterwards', false],
])('SES-15 a board whose read models are ahead of their news lacks no part of it: the news %s', async (_, isInTime) => {
  const ana = await founder()
  const projectId = await project(ana)
  const { steps } = await ana.ask('board', { projectId })
  const before = await heldBoard(ana, projectId)
  let late = () => {}
  const { readModels, hear } = newsAt(before.standing.position, () => isInTime && late())
  const { organizationId, userId } = await ana.ask('me', {})
  const boards: BoardChanges[] = []
  const announcements = openAnnouncements({ database, readModels, now: () => new Date(), boardChanges, besideTables })
  const stop = announcements.follow({
    session: { userId, organizationId } as never,
    wantsBoards: true,
    announced: new Set(),
    send: (update) => boards.push(...(update.boards ?? [])),
  })

  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  const stepId = steps[0]?.stepId ?? ''
  const added = await ana.act('AddTask', { projectId, taskId: fresh(), stepId, title: 'Sondar', ...dates })
  const colours = { textColour: '#ffffff', colour: '#335577' }
  const tagged = await ana.act('AddTag', { projectId, tagId: fresh(), description: 'Obra', ...colours })
  const now = await heldBoard(ana, projectId)

  const changed = (position: string, tables: string[]) =>
    hear({ position: Number(position), changes: [{ organizationId, tables, projectIds: [projectId] }] })
  late = () => changed(tagged.position, ['tasks_tags'])
  changed(added.position, ['tasks_tasks', 'tasks_card_changes'])
  await expect.poll(() => boards.length).toBeGreaterThanOrEqual(1)
  if (!isInTime) late()
  await expect.poll(() => boards.length).toBeGreaterThanOrEqual(2)
  stop()
  expect(boardAfter(before, boards.slice(0, 1))).toEqual(now.board)
  expect(boardAfter(before, boards)).toEqual(now.board)
})
