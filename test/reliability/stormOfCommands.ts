import type { CommandType } from '@prumo/contracts/index'
import { examples } from '../security/examples'
import type { Ids } from '../security/scene'
import type { Person } from '../world/person'
import { type Poison, pick, type Random, textOf } from './poison'

/** What would end the storm's own session, or costs a password's hash each time. */
const left: readonly CommandType[] = [
  ...(['SignUp', 'SignOut', 'Reauthenticate', 'ChangePassword', 'RequestPasswordRecovery'] as const),
  'RequestEmailProof',
  ...(['DeleteMyAccount', 'RecoverPassword', 'AddUser', 'EraseUser', 'DeleteProject', 'TransferProject'] as const),
]
const types = (Object.keys(examples) as CommandType[]).filter((type) => !left.includes(type))

/** A body that is too large is not read to its end. */
const cutOff = () => ({ status: 413, body: 'cut off' })

/** Commands of an organization, good ones and poisoned ones. `failed` holds those that Prumo had no answer to. */
export function stormOfCommands(person: Person, ids: Ids, poisons: readonly Poison[], random: Random) {
  const failed: string[] = []
  let sent = 0
  return {
    failed,
    sent: () => sent,
    send: async () => {
      const type = pick(types, random) ?? 'AddTask'
      const data = examples[type](ids)
      const poison = random() < 0.5 ? pick(poisons, random) : undefined
      const [made = { type, data }] = poison?.of({ type, data }, random) ?? []
      const body = { id: crypto.randomUUID(), data: made.data }
      const text = typeof made.data === 'string' ? `{"id":"${body.id}","data":${made.data}}` : textOf(body)
      const { status, body: answer } = await person.request('POST', `/rest/commands/${type}`, text).catch(cutOff)
      sent++
      if (status >= 500) failed.push(`${type} with ${poison?.name}: ${status} ${JSON.stringify(answer)}`)
    },
  }
}
