import type { CommandType } from '@prumo/contracts/index'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { aPassword, type Person } from '../world/person'
import { aProject } from '../world/world'
import type { Journal } from './journal'

type Sent = { id: string; type: CommandType; data: object }
type Board = { projectId: string; stepIds: readonly [string, string] }

const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

/** Numbers from 0 to 1 that this seed always gives. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A client that sends commands in turn, each with its own id, and sends again each that got no answer. */
export function client(person: Person, board: Board, journal: Journal, random: () => number) {
  const { projectId, stepIds } = board
  let pending: Sent | undefined
  let task: { taskId: string; step: number } | undefined

  const makers: Record<string, () => Omit<Sent, 'id'>> = {
    AddTask: () => {
      task = { taskId: fresh(), step: 0 }
      return { type: 'AddTask', data: { projectId, ...dates, taskId: task.taskId, stepId: stepIds[0], title: fresh() } }
    },
    ChangeTask: () => ({ type: 'ChangeTask', data: { projectId, taskId: task?.taskId, description: fresh() } }),
    MoveTask: () => {
      if (task) task.step = 1 - task.step
      const stepId = stepIds[task?.step ?? 0]
      return { type: 'MoveTask', data: { projectId, taskId: task?.taskId, stepId, beforeTaskId: null } }
    },
    CreateAccessProfile: () => ({
      type: 'CreateAccessProfile',
      data: { profileId: fresh(), name: fresh(), permissions: everyRight, mayOwnProjects: true },
    }),
    CreateProject: () => ({
      type: 'CreateProject',
      data: { ...aProject(fresh()), internalCode: `C-${fresh().slice(0, 13)}` },
    }),
    AddUser: () => ({
      type: 'AddUser',
      data: {
        userId: fresh(),
        licence: 'viewer',
        profileId: null,
        name: 'Caio',
        lastName: 'Lima',
        password: aPassword,
        email: `caio-${fresh()}@obra.example`,
        language: 'pt-BR',
      },
    }),
  }

  const projects = () => [...journal.values()].filter(({ type }) => type === 'CreateProject').length
  /** A trial has room for a few projects only, which all clients of its organization share. */
  const possible = (kind: string) => (kind === 'CreateProject' && projects() >= mostProjects ? 'AddTask' : kind)
  const next = (wanted: string): Sent => {
    const kind = possible(wanted)
    const made = { id: fresh(), ...(makers[kind] ?? makers.AddTask)?.() } as Sent
    journal.set(made.id, { type: made.type, answer: undefined })
    return made
  }

  const send = async (sent: Sent) => {
    pending = sent
    const { status, body } = await person.attempt(sent.type, sent.data, { id: sent.id })
    // Not now: the same is sent again.
    if (status === 503 || status === 429) throw new Unanswered()
    if (status !== 200) throw new Error(`${sent.type} was refused: ${JSON.stringify(body)}`)
    journal.set(sent.id, { type: sent.type, answer: { position: body.position, version: body.version } })
    pending = undefined
    return sent
  }

  const kindOf = (number: number) => {
    if (!task || number < 0.4) return 'AddTask'
    if (number < 0.65) return 'ChangeTask'
    if (number < 0.85) return 'MoveTask'
    if (number < 0.92) return 'CreateAccessProfile'
    return number < 0.98 ? 'CreateProject' : 'AddUser'
  }

  return {
    /** Sends one of each, and answers them. */
    sendEach: async () => {
      const sent: Sent[] = []
      for (const kind of Object.keys(makers)) sent.push(await send(next(kind)))
      return sent
    },
    sendAgain: async () => {
      if (pending) await send(pending)
    },
    /** Sends until the server is gone. */
    sendOn: async (isOver: () => boolean) => {
      while (!isOver()) {
        try {
          await send(next(kindOf(random())))
        } catch (error) {
          if (error instanceof Unanswered || isCutOff(error)) return
          throw error
        }
      }
    },
    isWaiting: () => pending !== undefined,
  }
}

const mostProjects = 40
/** The server lives, but what it keeps things in is gone: what was sent may have happened. */
class Unanswered extends Error {}
const isCutOff = (error: unknown) => error instanceof TypeError || error instanceof SyntaxError
