import type { ImportMapping } from '@prumo/contracts/imports/imports'
import type { Step } from '@prumo/contracts/tasks/queries'
import { plainText } from '../platform/formats/plainText'
import { unknownSteps } from './columnQuestions'
import type { Upload } from './upload'

export type KnownStep = Pick<Step, 'stepId' | 'name' | 'finishes'>

const listed = (words: string): ReadonlySet<string> => new Set(words.split(', '))

/** How people say that nothing was done yet, that it is under way, and that all is done, without endings of gender. */
const waiting = listed(
  'a fazer, a iniciar, nao iniciad, nao comecad, pendent, abert, em abert, planejad, previst, ' +
    'to do, todo, not started, open, planned, pending',
)
const doing = listed(
  'em andament, andament, em execuca, em progress, em curs, fazend, executand, iniciad, ' +
    'doing, in progress, ongoing, started',
)
const done = listed(
  'concluid, feit, pront, finalizad, encerrad, entregu, completad, complet, terminad, realizad, ' +
    'done, finished, completed, complete, closed, delivered',
)

const plain = (word: string) => plainText(word).trim()
/** Without the ending of gender and number: `concluída`, `Concluídos` and `Concluído` are alike. */
const stemOf = (word: string) => plain(word).replace(/[aeo]s?$/, '')
const alike = (word: string, words: ReadonlySet<string>) => words.has(plain(word)) || words.has(stemOf(word))

/** The step that a word of a file most likely means on this board: one of nearly that name, or at its place. */
function meantStep(word: string, steps: readonly KnownStep[]): KnownStep | undefined {
  const named = steps.find(({ name }) => stemOf(name) === stemOf(word))
  if (named) return named
  if (alike(word, done)) return steps.find(({ finishes }) => finishes)
  if (alike(word, waiting)) return steps.find(({ finishes }) => !finishes)
  if (alike(word, doing)) return steps.filter(({ finishes }) => !finishes)[1]
  return undefined
}

/** The mapping with a step for each word of the file that is none, as far as it can be guessed. Choices stay. */
export function withSuggestedSteps(mapping: ImportMapping, file: Upload, steps: readonly KnownStep[]): ImportMapping {
  const words = unknownSteps(
    file,
    mapping,
    steps.map(({ name }) => name),
  )
  const suggested = words.flatMap((word) => {
    const step = meantStep(word, steps)
    return step ? [[word, step.stepId] as const] : []
  })
  return { ...mapping, steps: { ...Object.fromEntries(suggested), ...mapping.steps } }
}
