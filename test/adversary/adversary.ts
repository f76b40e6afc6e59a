import type { Attack, Case } from './attack'
import { type Finding, faultsIn, faultsOf } from './judge'
import { running } from './largeRunning'
import { watchParsing } from './parsedTexts'
import { type Sent, send } from './send'
import type { Stage } from './stage'
import { type Target, targetNamed } from './target'

export type Tried = { attack: string; cases: number; accepted: number; findings: Finding[] }

/** So many large questions of one person run at once. */
const ofPerson = 2

const inputsOf = ({ input, times = 1, beside = [] }: Case) => [...Array<typeof input>(times).fill(input), ...beside]

/** Tries attacks on targets, and holds what came of it against what must come of every request. */
export function adversary(stage: Stage) {
  const parsing = watchParsing()

  /** How somebody of another organization is refused what they ask at the same time. */
  const refusedMeanwhile = async (): Promise<string[]> => {
    const { person, projectId } = stage.bystander
    const replies = [await person.inquire('me', {}), await person.inquire('board', { projectId })]
    return replies.flatMap(({ status, body }) =>
      status === 200 ? [] : [`a bystander is answered ${status} ${body.code} meanwhile`],
    )
  }

  const tryOne = async (attempt: Case): Promise<{ accepted: boolean; found: string[] }> => {
    running.most = 0
    const all = inputsOf(attempt).map((input) => send(stage, { ...attempt, input }))
    const meanwhile = attempt.isShared ? refusedMeanwhile() : []
    const sent: Sent[] = await Promise.all(all)
    const isParsed = attempt.unparsed !== undefined && parsing.hasParsed(attempt.unparsed)
    return {
      accepted: sent.some(({ status }) => status >= 200 && status < 300),
      found: [
        ...new Set(sent.flatMap((answer) => faultsOf(attempt, answer, stage))),
        ...(isParsed ? ['is parsed before it is refused'] : []),
        ...(attempt.isShared && running.most > ofPerson ? [`runs ${running.most} at once`] : []),
        ...(await meanwhile),
      ],
    }
  }

  /** Those after which nothing may have happened, or those of which something may. */
  const tryAll = async (cases: readonly Case[], attack: Attack, target: Target, tried: Tried) => {
    const before = await stage.log.head()
    const mayHappen = cases.some(({ expects }) => expects === 'own')
    const finding = (what: string) => (found: string) =>
      tried.findings.push({ attack: attack.name, target: target.name, what, finding: found })
    for (const attempt of cases) {
      const { accepted, found } = await tryOne(attempt)
      found.forEach(finding(attempt.what))
      tried.cases += inputsOf(attempt).length
      tried.accepted += accepted ? 1 : 0
    }
    faultsIn(await stage.log.since(before), mayHappen, stage).forEach(finding('all of them'))
  }

  return {
    /** Tries an attack on a target in all its cases. */
    attempt: async (attack: Attack, target: Target): Promise<Tried> => {
      const tried: Tried = { attack: attack.name, cases: 0, accepted: 0, findings: [] }
      const cases = attack.casesOn(target, stage)
      await tryAll(
        cases.filter(({ expects }) => expects !== 'own'),
        attack,
        target,
        tried,
      )
      await tryAll(
        cases.filter(({ expects }) => expects === 'own'),
        attack,
        target,
        tried,
      )
      parsing.forget()
      await stage.recover()
      return tried
    },
    /** Uses these ids up for commands of one's own, and answers for how many that went well. */
    useUp: async (ids: readonly string[]): Promise<number> => {
      const target = targetNamed('CreateAccessProfile')
      let accepted = 0
      for (const id of ids) {
        const input = target.inputOf(stage.ids)
        const sent = await send(stage, { target, input: { ...input, body: { ...input.body, id } }, by: 'otherTenant' })
        if (sent.status === 200) accepted++
      }
      return accepted
    },
    /** Whether somebody of another organization can do and see what they did and saw before: what is wrong, if not. */
    bystanderIsServed: async (): Promise<string[]> => {
      const { person, projectId } = stage.bystander
      for (const favorite of [true, false]) {
        const marked = await person.attempt('MarkFavorite', { projectId, favorite })
        if (marked.status !== 200) return [`a bystander’s command is answered ${marked.status} ${marked.body.code}`]
        const { status, body } = await person.inquire('projects', { scope: 'all' })
        const seen = JSON.stringify(body)
        if (status !== 200 || !seen.includes(`"favorite":${favorite}`))
          return [`a bystander is answered ${status}: ${seen}`]
      }
      return []
    },
  }
}
