import { asksForPassword, type CommandType, commands } from '@prumo/contracts/index'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPassword, type Person, type ProblemBody, personAt, type Reply } from '../world/person'
import { aSignUp, world } from '../world/world'
import { examples } from './examples'
import { type Ids, scene } from './scene'

const commandTypes = Object.keys(commands) as CommandType[]
const wrong = 'Errada-00'
const [perPlace, perHour] = [3, 8]
const theWorld = await world()
const guarded = await world({
  SIGN_INS_PER_ACCOUNT: String(perPlace),
  WRONG_PASSWORDS_PER_HOUR: String(perHour),
  TRUST_PROXY: 'true',
})

let addresses = 0
const elsewhere = () => ({ 'X-Forwarded-For': `198.51.${addresses >> 8}.${addresses++ & 255}` })
const reasonOf = ({ status, body }: Reply) => `${status} ${(body as ProblemBody).code ?? ''}`.trim()

/** The fields of a command in which a password stands, by their name. */
const passwordsIn = (type: CommandType) => Object.keys(commands[type].shape).filter((field) => /password/i.test(field))

/** Every way to try a password: what it sends, and how a wrong one is told. */
type Way = {
  name: string
  wrongIs: string
  guess(person: Person, headers: Record<string, string>, password?: string): Promise<Reply>
}
const bySignIn: Way = {
  name: 'signing in',
  wrongIs: '401 access.wrongPassword',
  guess: ({ email }, headers, password = wrong) =>
    guarded.visitor().request('POST', '/rest/users/authenticate', { login: email, password }, headers),
}
const byCommand = (type: CommandType): Way => ({
  name: type,
  wrongIs: '403 account.passwordWrong',
  guess: (person, headers) => {
    const data = { ...examples[type](ids), ...Object.fromEntries(passwordsIn(type).map((field) => [field, wrong])) }
    return person.request('POST', `/rest/commands/${type}`, { id: crypto.randomUUID(), data }, headers)
  },
})
const ways = [bySignIn, ...commandTypes.filter(asksForPassword).map(byCommand)]

/** Somebody who has signed up and in, from a place of their own. */
async function someone(): Promise<Person> {
  const [signUp, home] = [aSignUp(), elsewhere()]
  const person = personAt(guarded.prumo.url, signUp)
  const { status } = await person.request(
    'POST',
    '/rest/commands/SignUp',
    { id: crypto.randomUUID(), data: signUp },
    home,
  )
  const signedIn = await person.request(
    'POST',
    '/rest/users/authenticate',
    { login: person.email, password: aPassword },
    home,
  )
  expect([status, signedIn.status]).toEqual([200, 200])
  return person
}

let founder: Person
let ids: Ids
beforeAll(async () => {
  founder = await theWorld.founder()
  ids = await scene(theWorld, founder, await theWorld.colleague(founder, 'viewer'), [])
})

describe('A command that says whether a password was right', () => {
  it.each(commandTypes.filter((type) => passwordsIn(type).length > 0))(
    'ACC-02 is one that declares that it asks for it: %s',
    async (type) => {
      const answers: string[] = []
      for (const field of passwordsIn(type)) {
        const data = { ...examples[type](ids), [field]: `${wrong}-${crypto.randomUUID()}` }
        answers.push(reasonOf(await founder.attempt(type, data)))
      }
      expect(answers.some((answer) => /passwordWrong|wrongPassword/.test(answer))).toBe(asksForPassword(type))
    },
  )

  it('ACC-02 is found among these', () =>
    expect(commandTypes.filter(asksForPassword)).toEqual(
      expect.arrayContaining(['ChangePassword', 'Reauthenticate', 'DeleteMyAccount']),
    ))
})

describe('Guesses at a password', () => {
  it.each(ways)('ACC-02 are looked at $name three times from one place', async ({ guess, wrongIs }) => {
    const [ana, place] = [await someone(), elsewhere()]
    for (let time = 0; time < perPlace; time++) expect(reasonOf(await guess(ana, place))).toBe(wrongIs)
    const stopped = await guess(ana, place)
    expect(reasonOf(stopped)).toBe('429 request.tooMany')
    expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(800)
  })

  it('ACC-02 are not looked at, whether right or wrong, where they are too many', async () => {
    const [ana, place] = [await someone(), elsewhere()]
    for (let time = 0; time < perPlace; time++) await bySignIn.guess(ana, place)
    expect(reasonOf(await bySignIn.guess(ana, place, aPassword))).toBe('429 request.tooMany')
  })

  it('ACC-02 count alike, in whatever way and from wherever they come, and slowly begin to wait', async () => {
    const ana = await someone()
    for (let time = 0; time < perHour; time++) {
      const { guess, wrongIs } = ways[time % ways.length] ?? bySignIn
      expect(reasonOf(await guess(ana, elsewhere()))).toBe(wrongIs)
    }
    for (const { guess, name } of ways) {
      const stopped = await guess(ana, elsewhere())
      expect(reasonOf(stopped), name).toBe('429 request.tooMany')
      expect(Number(stopped.headers.get('Retry-After')), name).toBeLessThanOrEqual(30)
    }
  })

  it('ACC-02 keep nobody out of where the right one was given, though they come from everywhere', async () => {
    const home = elsewhere()
    const ana = await someone()
    expect((await bySignIn.guess(ana, home, aPassword)).status).toBe(200)
    for (let time = 0; time < perHour + 3; time++) await bySignIn.guess(ana, elsewhere())
    expect(reasonOf(await bySignIn.guess(ana, elsewhere(), aPassword))).toBe('429 request.tooMany')
    expect((await bySignIn.guess(ana, home, aPassword)).status).toBe(200)
    expect((await bySignIn.guess(ana, elsewhere(), aPassword)).status, 'it began anew').toBe(200)
  })

  it('ACC-02 ACC-06 are answered the same at an account that nobody has', async () => {
    const nobody = { ...(await someone()), email: 'ninguem@obra.example' }
    const answers: string[] = []
    for (let time = 0; time <= perHour; time++) answers.push(reasonOf(await bySignIn.guess(nobody, elsewhere())))
    expect(answers).toEqual([...Array(perHour).fill(bySignIn.wrongIs), '429 request.tooMany'])
  })

  it('ACC-02 count for all of a /56 of IPv6 at once', async () => {
    const ana = await someone()
    const answers: string[] = []
    for (let host = 1; host <= perPlace + 1; host++) {
      const headers = { 'X-Forwarded-For': `2001:db8:ab:12${host.toString(16).padStart(2, '0')}::${host}` }
      answers.push(reasonOf(await bySignIn.guess(ana, headers)))
    }
    expect(answers).toEqual([...Array(perPlace).fill(bySignIn.wrongIs), '429 request.tooMany'])
  })
})
