import { inject } from 'vitest'
import { adversary, type Tried } from './adversary'
import { attacks } from './attacks'
import { openStage, type Stage } from './stage'
import { record, rowsOf } from './table'
import { targetNamed } from './target'

type Control = {
  stage: Stage
  /** Runs these attacks on these targets. Returns the findings, also a bystander's and those that `shown` adds. */
  found(
    attackNames: readonly string[],
    targetNames: readonly string[],
    shown?: () => readonly string[],
  ): Promise<string[]>
}

/** The adversary before a product from which a mending was taken out; what it finds is shown in the table. */
export async function openControl(mending: string): Promise<Control> {
  const stage = await openStage({ comparing: false })
  const { attempt, bystanderIsServed } = adversary(stage)
  return {
    stage,
    found: async (attackNames, targetNames, shown = () => []) => {
      const tried: Tried[] = []
      for (const name of targetNames)
        for (const attack of attacks.filter((attack) => attackNames.includes(attack.name)))
          tried.push(await attempt(attack, targetNamed(name)))
      const [last] = tried.slice(-1)
      for (const finding of [...(await bystanderIsServed()), ...shown()])
        last?.findings.push({ attack: last.attack, target: 'all', what: 'afterwards', finding })
      record(inject('adversaryFolder'), rowsOf(tried, mending))
      return tried.flatMap(({ findings }) => findings.map(({ finding }) => finding))
    },
  }
}
