import { type Prumo, startPrumo } from '../../startPrumo'
import { configOn } from '../operations/askProgram'
import { type Person, personAt, type Reply } from '../world/person'
import { type Installation, restoreAttacked } from './restoreAttacked'
import type { PersonName } from './stage'

/** A kept installation under the version of today. */
export type Upgraded = Installation & {
  prumo: Prumo
  /** Somebody who has not signed in since. */
  visitor(name: PersonName): Person
  /** Somebody who has, and may. */
  signedIn(name: PersonName): Promise<Person>
  /** Signs in anew, and answers what came of it. */
  signIn(name: PersonName): Promise<Reply>
  /** Asks with the session that they had when the installation was kept. */
  inOldSession(name: PersonName, path: string): Promise<Reply>
}

export async function upgraded(name: 'honest' | 'attacked', now?: () => Date): Promise<Upgraded> {
  const installation = await restoreAttacked(name)
  const prumo = await startPrumo(configOn(installation.settings), now ?? installation.now)
  const { people } = installation.kept
  const visitor = (name: PersonName) => personAt(prumo.url, people[name])
  return {
    ...installation,
    prumo,
    visitor,
    signIn: (name) => visitor(name).signIn(),
    signedIn: async (name) => {
      const person = visitor(name)
      const { status } = await person.signIn()
      if (status !== 200) throw new Error(`${name} cannot sign in: ${status}`)
      return person
    },
    inOldSession: (name, path) => visitor(name).request('GET', path, undefined, { Cookie: people[name].cookie }),
    drop: async () => {
      await prumo.stop()
      await installation.drop()
    },
  }
}
