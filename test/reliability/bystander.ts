import { setTimeout as pause } from 'node:timers/promises'
import type { CommandType, QueryName } from '@prumo/contracts/index'
import { attemptPatiently } from '../faults/attemptPatiently'
import { fresh } from '../given/fresh'
import { examples, questions } from '../security/examples'
import type { Ids } from '../security/scene'
import type { Person, Reply } from '../world/person'

const ofSignIns: readonly QueryName[] = ['actionLog', 'logHeads', 'organizationUsers']
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
const colours = { textColour: '#ffffff', colour: '#335577' }
/** So often it is asked again of read models that go on, but are behind, and of a machine that is busy. */
const mostTries = 100
const [notNow, againMs] = [['readModels.behind', 'service.busy'], 100]

/** Somebody of another organization, who works on as on every day. `wrong` holds what this somebody had to notice. */
export function bystander(person: Person, ids: Ids) {
  const wrong: string[] = []
  let steps = 0
  const say = (what: string, { status, body }: Reply) => void wrong.push(`${what}: ${status} ${JSON.stringify(body)}`)

  const act = async (type: CommandType, data: object) => {
    const reply = await attemptPatiently(person, type, data)
    if (reply.status !== 200) say(type, reply)
  }
  const stateOf = async () => await person.request('GET', '/health/ready')
  /** Being behind is no fault while they go on; standing still is. */
  const ask = async (name: QueryName, input: object): Promise<Reply> => {
    for (let tries = 1; ; tries++) {
      const reply = await person.inquire(name, input as Record<string, unknown>)
      const isNotNow = notNow.includes((reply.body as { code?: string }).code ?? '')
      const state = isNotNow ? await stateOf() : undefined
      if (state && state.status !== 200) say('readiness', state)
      if (state?.status === 200 && tries < mostTries) {
        await pause(againMs)
        continue
      }
      if (reply.status !== 200) say(name, reply)
      return reply
    }
  }
  const expectIn = (name: QueryName, reply: Reply, text: string) => {
    if (reply.status === 200 && !JSON.stringify(reply.body).includes(text)) wrong.push(`${name} does not show ${text}`)
  }
  const { projectId, stepId, taskId } = ids

  const works: (() => Promise<void>)[] = [
    async () => {
      const [id, title] = [fresh(), `Tarefa ${fresh()}`]
      await act('AddTask', { projectId, taskId: id, stepId, title, ...dates })
      expectIn('board', await ask('board', { projectId }), title)
      await act('ChangeTask', { projectId, taskId: id, description: `Obs ${title}` })
      expectIn('task', await ask('task', { projectId, taskId: id }), `Obs ${title}`)
      await act('DeleteTask', { projectId, taskId: id })
      expectIn('deletedTasks', await ask('deletedTasks', { projectId }), title)
    },
    async () => {
      const description = fresh()
      await act('AddTag', { projectId, tagId: fresh(), description, ...colours })
      expectIn('board', await ask('board', { projectId }), description)
    },
    async () => {
      const text = `Visto ${fresh()}`
      await act('AddComment', {
        projectId,
        target: { kind: 'task', id: taskId },
        commentId: fresh(),
        content: [{ text }],
      })
      expectIn('comments', await ask('comments', { projectId, kind: 'task', targetId: taskId }), text)
    },
    async () => {
      const description = `Descrição ${fresh()}`
      await act('ChangeProjectDetails', { projectId, description })
      expectIn('project', await ask('project', { projectId }), description)
    },
    async () => {
      const [id, title] = [fresh(), fresh()]
      await act('CreateDocument', { projectId, documentId: id, title, number: null, copyFrom: null })
      expectIn('documents', await ask('documents', { projectId }), title)
    },
  ]

  /** The first entry of the log is somebody else's. */
  const screens = (Object.keys(questions) as QueryName[]).filter((name) => name !== 'inclusionProof')
  return {
    wrong,
    /** One piece of work, one screen, and a look at whether Prumo is ready. */
    step: async () => {
      await works[steps % works.length]?.()
      const screen = screens[steps % screens.length]
      if (screen) await ask(screen, questions[screen](ids))
      const state = await stateOf()
      if (state.status !== 200) say('readiness', state)
      steps++
    },
    erase: () => act('EraseUser', examples.EraseUser(ids)),
    /** What each screen shows on which no sign-in is seen. */
    look: async () => {
      const shown = new Map<string, unknown>()
      for (const screen of screens.filter((name) => !ofSignIns.includes(name)))
        shown.set(screen, (await ask(screen, questions[screen](ids))).body)
      return shown
    },
  }
}
