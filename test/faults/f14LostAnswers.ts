import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { type Cluster, startCluster } from '../../tools/cluster/startCluster'
import { type Accepted, type Person, personAt, type Reply } from '../world/person'
import { aSignUp } from '../world/world'
import type { Fault } from './fault'
import { type RecordedRow, recordedRows } from './recordedRows'
import { variablesOn } from './settingsOn'
import { answerLost, startAnswerLoser } from './startAnswerLoser'
import { trialServer } from './trialServer'
import { projectWithStep } from './twoCommandServices'

const [clients, mostRetries, askedAgain] = [8, 5, 40]

type Sent = { id: string; data: { title: string; taskId: string; projectId: string } }
type Acknowledged = { request: Sent; answer: string; position: number }

/** Each round loses the answer to a command up to five times, in turn or all at once, while a process is killed. */
export const lostAnswers: Fault = {
  id: 'F14',
  name: 'An answer is lost, and the command sent again',
  rounds: { short: 60, long: 1000 },
  run: async ({ rounds, random, control }) => {
    const server = await trialServer()
    const databaseUrl = await server.database()
    const cluster = await startCluster(variablesOn(databaseUrl, await server.folder()), await freePort())
    const way = await startAnswerLoser(cluster.url)
    try {
      const signUp = aSignUp()
      const person = personAt(way.url, signUp)
      await person.act('SignUp', signUp)
      await person.signIn()
      const { projectId, stepId } = await projectWithStep(person)
      const form = (): Sent => {
        const [taskId, dates] = [randomUUID(), { startOn: '2026-03-02', endOn: '2026-03-06' }]
        return { id: randomUUID(), data: { projectId, stepId, taskId, title: randomUUID(), ...dates } as Sent['data'] }
      }
      // The defect: a form that is sent again is a new one.
      const again = (request: Sent): Sent =>
        control ? { id: randomUUID(), data: { ...request.data, taskId: randomUUID() } } : request

      const acknowledged: Acknowledged[] = []
      const sendOn = async () => {
        while (acknowledged.length < rounds) acknowledged.push(await insist(person, form(), again, random))
      }
      const sending = Promise.all(Array.from({ length: clients }, sendOn))
      await restartedMeanwhile(cluster, () => acknowledged.length >= rounds / 2)
      await sending
      const violations = notOnce(acknowledged, await recordedRows(databaseUrl))
      for (const name of ['command-1', 'command-2']) await restart(cluster, name)
      violations.push(...(await otherAnswers(cluster, person, signUp, acknowledged.slice(0, askedAgain))))
      return { rounds: acknowledged.length, violations, recoveryMs: [] }
    } finally {
      way.stop()
      await cluster.stop()
      await server.stop()
    }
  },
}

async function insist(person: Person, first: Sent, again: (request: Sent) => Sent, random: () => number) {
  const lose = (request: Sent) => send(person, request, answerLost).catch(() => {})
  const retries = 1 + Math.floor(random() * mostRetries)
  const inTurn = random() < 0.6
  let request = first
  const sent: Promise<unknown>[] = []
  for (let retry = 0; retry < retries; retry++) {
    sent.push(lose(request))
    if (inTurn) await sent.at(-1)
    request = again(request)
  }
  for (;;) {
    const reply = await send(person, request, {}).catch(() => undefined)
    await Promise.all(sent)
    if (reply?.status === 200)
      return { request, answer: JSON.stringify(reply.body), position: Number(reply.body.position) }
    if (reply && reply.status !== 503) throw new Error(`refused: ${JSON.stringify(reply.body)}`)
    await pause(20)
  }
}

const send = (person: Person, body: Sent, headers: Record<string, string>) =>
  person.request('POST', '/rest/commands/AddTask', body, headers) as Promise<Reply<Accepted>>

async function restartedMeanwhile(cluster: Cluster, isTime: () => boolean) {
  while (!isTime()) await pause(10)
  await restart(cluster, 'command-1')
}

async function restart(cluster: Cluster, name: string) {
  await cluster.processes.get(name)?.kill()
  await cluster.processes.get(name)?.start()
}

function notOnce(acknowledged: readonly Acknowledged[], rows: readonly RecordedRow[]): string[] {
  const added = rows
    .filter(({ type }) => type === 'TaskAdded')
    .map((row) => ({ ...row, title: (JSON.parse(row.data) as { title: string }).title }))
  return acknowledged.flatMap(({ request, position }) => {
    const effects = added.filter(({ title }) => title === request.data.title)
    const stands = effects.some((row) => row.position === position && row.commandId === request.id)
    return [
      ...(effects.length === 1 ? [] : [`a task was added ${effects.length} times`]),
      ...(stands ? [] : [`what was told to stand at ${position} does not`]),
    ]
  })
}

/** Processes that remember nothing are asked again, each by itself. */
async function otherAnswers(
  cluster: Cluster,
  { userId, organizationId, email }: Person,
  { password }: { password: string },
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const found: string[] = []
  for (const name of ['command-1', 'command-2']) {
    const url = `http://localhost:${cluster.processes.get(name)?.port}`
    const person = personAt(url, { userId, organizationId, email, password })
    await person.signIn()
    for (const { request, answer } of acknowledged) {
      const { body } = await send(person, request, {})
      if (JSON.stringify(body) !== answer) found.push(`${name} answers ${JSON.stringify(body)} where it was ${answer}`)
    }
  }
  return found
}
