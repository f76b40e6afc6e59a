import { randomUUID } from 'node:crypto'
import type { Person, Reply } from '../world/person'
import { aPassword } from '../world/person'
import { aProject, aSignUp } from '../world/world'
import { attemptPatiently } from './attemptPatiently'
import type { Fault } from './fault'
import { lastWriteWins } from './mutants/lastWriteWins'
import { projectWithStep, type TwoCommandServices, withTwoCommandServices } from './twoCommandServices'

const tries = 32

type Race = {
  /** What so many want, of which there is one. */
  name: string
  refusal: string
  begin(two: TwoCommandServices): Promise<(turn: number) => Promise<Reply<{ code?: string }>>>
}

const code = () => randomUUID().slice(0, 8)
const aUser = () => ({
  userId: randomUUID(),
  profileId: null,
  name: 'Bia',
  lastName: 'Rocha',
  password: aPassword,
  email: `bia-${randomUUID()}@obra.example`,
  language: 'pt-BR',
})

const internalCode: Race = {
  name: 'an internal code of projects',
  refusal: 'project.internalCodeTaken',
  begin: async ({ founder }) => {
    const people = await founder()
    const taken = `OBRA-${code()}`
    return (turn) =>
      attemptPatiently(inTurn(people, turn), 'CreateProject', { ...aProject(randomUUID()), internalCode: taken })
  },
}

const stepName: Race = {
  name: 'a name of steps',
  refusal: 'step.nameTaken',
  begin: async ({ founder }) => {
    const people = await founder()
    const { projectId } = await projectWithStep(people[0])
    const step = { projectId, name: 'Concretagem', description: '', taskLimit: null, finishes: false }
    return (turn) => attemptPatiently(inTurn(people, turn), 'AddStep', { ...step, stepId: randomUUID() })
  },
}

const lastSeat: Race = {
  name: 'the last seat of an organization',
  refusal: 'organization.noSeatLeft',
  begin: async ({ founder }) => {
    const people = await founder()
    for (let seat = 2; seat < 5; seat++)
      await people[0].act('AddUser', { ...aUser(), licence: 'editor', language: 'en' })
    return (turn) => attemptPatiently(inTurn(people, turn), 'AddUser', { ...aUser(), licence: 'editor' })
  },
}

const email: Race = {
  name: 'an email at sign-up',
  refusal: 'account.emailTaken',
  begin: async ({ founder }) => {
    const people = await founder()
    const wanted = `ana-${randomUUID()}@construtora.example`
    return (turn) => attemptPatiently(inTurn(people, turn), 'SignUp', { ...aSignUp(), email: wanted })
  },
}

const inTurn = ([first, second]: readonly [Person, Person], turn: number) => (turn % 2 ? second : first)
const races = [internalCode, stepName, lastSeat, email]

/** Each round is one race of each kind, at two command services. */
export const racedSets: Fault = {
  id: 'F16',
  name: '32 at once want what there is once: code, name, seat, email',
  rounds: { short: 1, long: 10 },
  run: ({ rounds, control }) =>
    withTwoCommandServices(control ? lastWriteWins : undefined, async (two) => {
      const violations: string[] = []
      for (let round = 0; round < rounds; round++)
        for (const race of races) violations.push(...(await raced(race, two)))
      return { rounds, violations, recoveryMs: [] }
    }),
}

async function raced({ name, refusal, begin }: Race, two: TwoCommandServices): Promise<string[]> {
  const attempt = await begin(two)
  const before = (await two.rows()).length
  const replies = await Promise.all(Array.from({ length: tries }, (_, turn) => attempt(turn)))
  const winners = replies.filter(({ status }) => status === 200).length
  const others = replies.flatMap(({ status, body }) =>
    status === 200 || body.code === refusal ? [] : [`${name}: ${status} ${body.code}`],
  )
  // A name and room are claimed before, and given back by whoever is refused.
  const isClaim = ({ type }: { type: string }) => /^(Name(Claimed|Released)|ProjectRoom(Taken|Released))$/.test(type)
  const commands = (await two.rows()).slice(before).filter((row) => !isClaim(row))
  const effects = new Set(commands.map(({ commandId }) => commandId)).size
  return [
    ...(winners === 1 ? [] : [`${name}: ${winners} of ${tries} won`]),
    ...(effects === 1 ? [] : [`${name}: the log has ${effects} that won`]),
    ...others,
  ]
}
