import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Target } from '@prumo/contracts/discussion/target'
import { openEventLog } from '@prumo/platform/eventLog/openEventLog'
import { identityKey } from '@prumo/platform/logIdentity/boundFiles'
import { afterAll, describe, expect, it } from 'vitest'
import { startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { largeForm, largeFormNames } from '../documents/largeForm'
import { sendFile } from '../files/sendFile'
import { awaitedTask } from '../given/awaitedTask'
import { fresh } from '../given/fresh'
import { type CopyWorld, copyWorld } from '../projects/copyWorld'
import type { Person } from '../world/person'
import { aProject } from '../world/world'

const double = await startEventStoreDouble()
afterAll(() => double.down())

/** What policies append, and the commands whose work they go on with. */
const followed = ['TaskPredecessorsChanged', 'DocumentFieldAdded', 'StorageReleased', 'FileRemoved']
const options = { isGated: ({ type }: { type: string }) => followed.includes(type) }

describe.each([
  ['Postgres', 'after', await copyWorld(undefined, options)],
  ['EventStoreDB', 'before', await copyWorld(double.connectionString, options)],
] as const)(
  'On %s a process that ends midway leaves the rest to the next, and nothing is done twice',
  (_, side, world) => {
    /** Sends this while the process ends at that append, and goes on with another process. */
    const endedAt = async (
      at: number,
      author: Person,
      type: 'DeleteTask' | 'CreateDocument' | 'DeleteProject',
      data: object,
    ) => {
      const ended = world.gate.end(at, side)
      const answered = author.attempt(type, data).catch(() => undefined)
      await ended
      const [again] = await world.restart(author)
      await answered
      return again
    }

    let form: { author: Person; source: Awaited<ReturnType<typeof largeForm>> } | undefined
    /** Made once, for it takes a hundred commands. Its author is signed in where it runs now. */
    const aLargeForm = async () => {
      if (form) return form
      const author = await world.founder()
      form = { author, source: await largeForm(author, await emptyProject(author)) }
      return form
    }

    it('TSK-10 a task is deleted for which more tasks wait than one append takes', async () => {
      let author = await world.founder()
      const projectId = await emptyProject(author)
      const { taskId, otherTaskId, successorIds } = await awaitedTask(author, projectId)
      for (const [at, deletedId] of [taskId, otherTaskId].entries()) {
        author = await endedAt(at, author, 'DeleteTask', { projectId, taskId: deletedId })
        const changes = async () =>
          (await eventsOf(world, `plan-${projectId}`))
            .filter(({ type }) => type === followed[0])
            .slice(at * successorIds.length)
        await expect
          .poll(async () => (await changes()).map(({ data }) => data.taskId).sort())
          .toEqual(successorIds.toSorted())
        const { predecessors } = await author.ask('task', { projectId, taskId: successorIds.at(-1) ?? '' })
        expect(predecessors).toHaveLength(59 - at)
      }
    })

    it('DOC-01 a document begins with a form that takes several appends', async () => {
      const form = await aLargeForm()
      const { source } = form
      // The first append is the command's own: without it there is nothing to go on with.
      for (const at of side === 'after' ? [0, 1] : [1]) {
        const place = { projectId: source.projectId, documentId: fresh() }
        form.author = await endedAt(at, form.author, 'CreateDocument', {
          ...place,
          title: 'Cópia',
          number: null,
          copyFrom: source,
        })
        const added = async () =>
          (await eventsOf(world, `document-${place.documentId}`)).filter(({ type }) => type === 'DocumentFieldAdded')
        await expect.poll(async () => (await added()).map(({ data }) => data.name)).toEqual(largeFormNames)
        const { sections } = await form.author.ask('document', place)
        expect(sections.flatMap((section) => section.fields.map(({ name }) => name))).toEqual(largeFormNames)
      }
    })

    it('DOC-02 approvers are asked about a form that was copied whole, and not about a part of it', async () => {
      const { author, source } = await aLargeForm()
      const place = { projectId: source.projectId, documentId: fresh() }
      const held = world.gate.hold(1)
      const creating = author.act('CreateDocument', { ...place, title: 'Cópia', number: null, copyFrom: source })
      await held
      const request = async () => (await author.attempt('RequestSignOff', place)).body
      const stranger = await world.founder()
      const theirs = stranger.attempt('RequestSignOff', { ...place, projectId: await emptyProject(stranger) })
      expect(await request()).toMatchObject({ code: 'document.beingCopied' })
      world.gate.letGo()
      expect((await theirs).body).toMatchObject({ code: 'document.unknown' })
      await creating
      await expect.poll(request).toMatchObject({ code: 'signOff.incomplete' })
    })

    it('SUB-10 the files leave with a project that is deleted', async () => {
      let author = await world.founder()
      for (const at of [0, 1, 2, 3]) {
        const projectId = await emptyProject(author)
        const fileIds = await filesIn(author, projectId)
        author = await endedAt(at, author, 'DeleteProject', { projectId, pitch: aProject('').pitch })
        const removed = async () =>
          [
            ...(await eventsOf(world, `files-${projectId}`)),
            ...(await eventsOf(world, `document-${fileIds.documentId}`)),
          ].flatMap(({ type, data }) => (type === 'FileRemoved' ? data.fileId : []))
        // A file leaves the log last: by then its content is gone and its storage free.
        await expect.poll(async () => (await removed()).sort()).toEqual([fileIds.ofProject, fileIds.ofDocument].sort())
        expect(await contentsIn(world.folder)).toEqual([identityKey])
        await expect.poll(async () => (await author.ask('storage', {})).used).toBe(0)
      }
    })
  },
)

async function emptyProject(author: Person): Promise<string> {
  const projectId = fresh()
  await author.act('CreateProject', aProject(projectId))
  return projectId
}

/** A file of the project and one of a document of it. */
async function filesIn(author: Person, projectId: string) {
  const documentId = fresh()
  await author.act('CreateDocument', { projectId, documentId, title: 'Laudo', number: null, copyFrom: null })
  const attach = async (target: Target) => {
    const fileId = fresh()
    await sendFile(author, { projectId, fileId, content: 'planta' })
    await author.act('AttachFile', { projectId, target, fileId, name: fileId, description: '' })
    return fileId
  }
  const ofProject = await attach({ kind: 'project', id: projectId })
  return { documentId, ofProject, ofDocument: await attach({ kind: 'document', id: documentId }) }
}

const contentsIn = async (folder: string) =>
  (await readdir(join(folder, 'files'), { recursive: true }))
    .filter((path) => /[0-9a-f-]{36}$/.test(path))
    .map((path) => path.slice(-36))

async function eventsOf({ config, databaseUrl }: CopyWorld, stream: string) {
  const log = await openEventLog(config, databaseUrl, () => new Date())
  const events = await log.read(stream)
  await log.close()
  return events.map(({ type, data }) => ({ type, data: JSON.parse(data) as Record<string, string> }))
}
