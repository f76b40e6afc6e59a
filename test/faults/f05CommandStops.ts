import { randomUUID } from 'node:crypto'
import type { CommandType } from '@prumo/contracts/index'
import { type Founder, founderAt } from '../bench/founder'
import { everyRight } from '../given/given'
import { type Journal, violations } from '../reliability/journal'
import { grantPlan } from '../world/grantPlan'
import { type Accepted, aPassword, personAt } from '../world/person'
import { aProject } from '../world/world'
import { type Failpoints, type Failure, failures, openFailpoints } from './failpoints'
import type { Fault, Outcome, Trial } from './fault'
import { logRows } from './logRows'
import { notingBeforeAppend } from './mutants/notingBeforeAppend'
import { type Mutation, openCommands } from './openServices'
import { settingsOn } from './settingsOn'
import { trialServer } from './trialServer'
import { projectWithStep } from './twoCommandServices'

const mostPoints = 200
const rounds = { short: 1, long: 6 }

/**
 * A round is a type of command. It is stopped before and after every call its process makes, in each of three ways (in
 * the short form: the process ends). Then it is sent again to another process.
 */
export const commandStops: Fault = {
  id: 'F5',
  name: 'A command stops at any of its steps',
  rounds,
  run: async (trial) => {
    const server = await trialServer()
    const databaseUrl = await server.database()
    const config = settingsOn(databaseUrl, await server.folder())
    const mutate: Mutation = trial.control ? notingBeforeAppend() : (foundation) => foundation
    const survivor = await openCommands(config, { mutate })
    const openVictim = async () => {
      const points = openFailpoints()
      return { ...(await openCommands(config, { mutate: (foundation) => mutate(points.mutate(foundation)) })), points }
    }
    try {
      return await stopEverywhere({ survivor, openVictim, databaseUrl }, trial)
    } finally {
      await survivor.stop()
      await server.stop()
    }
  },
}

type Commands = Awaited<ReturnType<typeof openCommands>>
type Victim = Commands & { points: Failpoints }
type Around = { survivor: Commands; openVictim: () => Promise<Victim>; databaseUrl: string }
type Command = { type: CommandType; data: object }
type Answer = { status: number; body: Accepted }

async function stopEverywhere({ survivor, openVictim, databaseUrl }: Around, trial: Trial): Promise<Outcome> {
  const founder = await founderAt(survivor.url)
  // There are more steps to stop at than a trial may have projects.
  await grantPlan({ prumo: survivor }, founder, { plan: 'pro', seats: 1000 })
  const makers = await makersFor(founder)
  const journal: Journal = new Map()
  const found: string[] = []
  const from = (await logRows(databaseUrl)).length
  const model = new Map<string, readonly string[]>()
  for (const make of makers) {
    const { type, data } = make()
    const id = randomUUID()
    const { body } = await send(survivor.url, founder, { type, data }, id)
    journal.set(id, { type, answer: body })
    model.set(
      type,
      (await logRows(databaseUrl)).filter(({ commandId }) => commandId === id).map((row) => row.type),
    )
  }
  // The short form begins with what takes the most steps.
  for (const make of makers.slice(0, trial.rounds)) {
    for (const failure of trial.rounds >= rounds.long ? failures : (['crash'] as const)) {
      let hasFailed = true
      for (let at = 1; at <= mostPoints && hasFailed; at++) {
        const victim = await openVictim()
        const { type, data } = make()
        const id = randomUUID()
        const stopped = await stopOnce({ survivor, victim, founder }, { type, data }, id, { at, failure })
        journal.set(id, { type, answer: stopped.answer })
        found.push(...stopped.found.map((what) => `${type}, ${failure} ${stopped.point}: ${what}`))
        hasFailed = stopped.point !== undefined
      }
    }
  }
  found.push(...violations(await logRows(databaseUrl), journal, model, from))
  return { rounds: trial.rounds, violations: found, recoveryMs: [] }
}

/** Sends the command to the victim, to the survivor after a failure, and to both again. All answers must be equal. */
async function stopOnce(
  { survivor, victim, founder }: { survivor: Commands; victim: Victim; founder: Founder },
  command: Command,
  id: string,
  { at, failure }: { at: number; failure: Failure },
) {
  const { points } = victim
  points.arm(at, failure)
  const first = send(victim.url, founder, command, id)
  const point = await Promise.race([points.failed, first.then(() => undefined)])
  // Whoever was refused something answers; whoever has ended or hangs does not.
  const answers = point === undefined || failure === 'throw' ? [await first] : []
  const second = await send(survivor.url, founder, command, id)
  answers.push(second)
  points.release()
  const late = await first
  if (failure !== 'crash') answers.push(late, await send(victim.url, founder, command, id))
  answers.push(await send(survivor.url, founder, command, id))
  await victim.stop()
  const acknowledged = second.status === 200 ? second.body : undefined
  const isRight = ({ status, body }: Answer) =>
    (status === 200 && body.position === acknowledged?.position && body.version === acknowledged?.version) ||
    status === 503
  const wrong = answers.filter((answer) => !isRight(answer))
  return { point, answer: acknowledged, found: wrong.map(({ status, body }) => `${status} ${JSON.stringify(body)}`) }
}

const send = async (url: string, { cookie, ...who }: Founder, { type, data }: Command, id: string) =>
  (await personAt(url, who).request('POST', `/rest/commands/${type}`, { id, data }, { Cookie: cookie })) as Answer

/** What makes a command of each kind, what takes the most steps first. */
async function makersFor(founder: Founder): Promise<(() => Command)[]> {
  const { projectId, stepId } = await projectWithStep(founder)
  const otherId = randomUUID()
  const step = { name: 'Entrega', description: '', taskLimit: null, finishes: false }
  await founder.act('AddStep', { projectId, stepId: otherId, ...step })
  const fresh = () => randomUUID()
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  const taskId = fresh()
  await founder.act('AddTask', { projectId, taskId, stepId, title: 'Fundação', ...dates })
  let turn = 0
  return [
    () => ({ type: 'CreateProject', data: { ...aProject(fresh()), internalCode: `C-${fresh().slice(0, 13)}` } }),
    () => ({
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
    () => ({
      type: 'CreateAccessProfile',
      data: { profileId: fresh(), name: fresh(), permissions: everyRight, mayOwnProjects: true },
    }),
    () => ({ type: 'AddTask', data: { projectId, taskId: fresh(), stepId, title: fresh(), ...dates } }),
    () => ({ type: 'ChangeTask', data: { projectId, taskId, description: fresh() } }),
    () => ({
      type: 'MoveTask',
      data: { projectId, taskId, stepId: turn++ % 2 === 0 ? otherId : stepId, beforeTaskId: null },
    }),
  ]
}
