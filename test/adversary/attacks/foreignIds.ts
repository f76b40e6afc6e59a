import { fresh } from '../../given/fresh'
import { idFieldsOf, valueAt, withValue } from '../../security/idFields'
import { lettered, spellings } from '../../security/spellings'
import type { Attack, Case } from '../attack'
import type { Stage, StageIds } from '../stage'
import type { Input, Target } from '../target'

const asItIs = (id: string) => id
const spelt = Object.entries({ 'as it is': asItIs, ...spellings })

/** The other organization's thing of the same kind, or what is as new to it. */
function foreignFor(path: readonly string[], value: string, { ids, foreign }: Stage): string {
  const name = Object.entries(ids).find(([, id]) => id === value)?.[0] ?? path.at(-1) ?? ''
  const userId = foreign.administrator.userId
  const all = { ...foreign.ids, ...(path.at(-1) === 'userId' && { userId }) }
  return String(all[name as keyof StageIds] ?? foreign.ids.projectId)
}

const inputs = (target: Target, stage: Stage) => {
  const input = target.inputOf(stage.ids)
  return idFieldsOf(input).map((path) => [input, path] as const)
}

/** Each id of a request, in turn, is the other organization's, in each of its spellings. */
export const foreignIds: Attack = {
  name: 'another organization’s id',
  casesOn: (target, stage) =>
    inputs(target, stage).flatMap(([input, path]) =>
      spelt.map(([name, spell]): Case => {
        const foreign = lettered(foreignFor(path, String(valueAt(input, path)), stage))
        return {
          target,
          by: 'administrator',
          what: `${path.join('.')} ${name}`,
          input: withValue(input, path, spell(foreign)) as Input,
          expects: spell === asItIs ? 'own' : 'nothing',
        }
      }),
    ),
}

/** Each id of one's own, in each other spelling. */
export const otherSpellings: Attack = {
  name: 'one’s own id in another spelling',
  casesOn: (target, stage) =>
    inputs(target, stage).flatMap(([input, path]) =>
      Object.entries(spellings).map(
        ([name, spell]): Case => ({
          target,
          by: 'administrator',
          what: `${path.join('.')} ${name}`,
          expects: 'invalid',
          input: withValue(input, path, spell(lettered(String(valueAt(input, path))))) as Input,
        }),
      ),
    ),
}

/** A request that would be right in the other organization. */
export const otherTenants: Attack = {
  name: 'everything of another organization',
  casesOn: (target, { foreign }) =>
    target.need.of === 'anyone'
      ? []
      : [
          {
            target,
            by: 'administrator',
            what: 'all ids',
            input: target.inputOf(foreign.ids),
            expects: target.need.of === 'project' ? 'refused' : 'own',
          },
        ],
}

const pairs = 6

/** New things, each in both spellings of its id, all at the same moment: to a database each is one thing. */
export const bothSpellings: Attack = {
  name: 'both spellings of new ids at once',
  casesOn: (target, { ids }) => {
    const input = target.inputOf(ids)
    const isNew = (path: string[]) => path[1] === 'data' && !Object.values(ids).includes(String(valueAt(input, path)))
    return target.kind !== 'command'
      ? []
      : idFieldsOf(input)
          .filter(isNew)
          .map((path): Case => {
            const [first, ...beside] = Array.from({ length: pairs }, () => lettered(fresh())).flatMap((id) =>
              [id, id.toUpperCase()].map((spelling) => withValue(target.inputOf(ids), path, spelling) as Input),
            )
            return { target, by: 'administrator', what: path.join('.'), input: first as Input, beside, expects: 'own' }
          })
  },
}
