import { Input, makeStyles, Text, tokens } from '@fluentui/react-components'
import { FlashRegular } from '@fluentui/react-icons'
import type { Answer } from '@prumo/contracts/index'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettled } from '../platform/forms/useSettled'
import { useScreenKey } from '../platform/keys/useScreenKey'
import { useNarrow } from '../platform/layout/useNarrow'
import { useRoomBelow } from '../platform/layout/useRoomBelow'
import { look } from '../platform/look/look'
import { Failure } from '../platform/server/failure'
import { useFailureText } from '../platform/texts/useFailureText'
import { ClosedMonthWarning } from './ClosedMonthWarning'
import { QuickChips } from './QuickChips'
import { QuickHint } from './QuickHint'
import { QuickQuestionBar } from './QuickQuestionBar'
import type { QuickQuestion } from './quickEntry'
import { useClassifications } from './useClassifications'
import { useEntryFailure } from './useEntryFailure'
import { useOriginChoices } from './useOriginChoices'
import { useQuickEntry } from './useQuickEntry'

const useStyles = makeStyles({
  root: { display: 'grid', gap: '4px', flexShrink: 0 },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 6px',
    padding: '3px 6px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  input: { flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  wrong: { color: look.colour.wrong },
})

type Props = {
  projectId: string
  /** As its list answers it. */
  ledger: Pick<Answer<'installments'>, 'currency' | 'classifications'>
}

/** An entry in one line, where its row comes. Enter records it, and the next one can be typed at once. */
export function QuickEntryLine({ projectId, ledger: { currency, classifications: ofEntries } }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const noteId = useId()
  const whole = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLDivElement>(null)
  const around = useRef<HTMLFieldSetElement>(null)
  const origins = useOriginChoices(projectId)
  const classifications = useClassifications(projectId, ofEntries)
  const quick = useQuickEntry(projectId, currency, origins)
  const { line, found, chosen, lacking } = quick
  /** Asked for by Enter. */
  const [wanted, setWanted] = useState<{ line: string }>()
  const { isWithin, within } = useWithin()
  const problem = useProblem(quick.wrong)
  useRoomBelow(whole)
  const isSettled = useSettled(line) === line && line.trim() !== ''
  const question = isSettled || wanted?.line === line ? found.question : null
  const isBegun = isWithin || line.trim() !== '' || problem !== undefined
  useScreenKey('ledger', 'quick', () => input.current?.focus())
  useEffect(() => {
    if (wanted) around.current?.querySelector('button')?.focus()
  }, [wanted])

  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (line.trim() === '') return
    if (found.question && !found.problem) return setWanted({ line })
    void quick.record()
    const [first] = found.problem ? [] : lacking
    const field = first ? chips.current?.querySelector<HTMLElement>(`[name=${first}]`) : input.current
    field?.focus()
  }
  return (
    <section ref={whole} className={styles.root} aria-label={t('quickEntry.label')} {...within}>
      <Above
        id={noteId}
        projectId={projectId}
        quick={quick}
        question={question}
        problem={problem}
        isBegun={isBegun}
        currency={currency}
        around={around}
        toLine={() => input.current?.focus()}
      />
      <div className={styles.line}>
        <Input
          size="small"
          className={styles.input}
          input={{ style: { minWidth: 0 }, ref: input }}
          aria-label={t('quickEntry.label')}
          aria-invalid={problem !== undefined}
          {...((problem || (isBegun && !question)) && { 'aria-describedby': noteId })}
          placeholder={t('quickEntry.placeholder')}
          contentBefore={<FlashRegular aria-hidden="true" />}
          autoComplete="off"
          value={line}
          onChange={(_, { value }) => quick.write(value)}
          onKeyDown={onEnter}
        />
        {(!narrow || isBegun) && (
          <QuickChips
            around={chips}
            chosen={chosen}
            classifications={classifications}
            origins={origins}
            onChoose={quick.choose}
            onEnter={onEnter}
          />
        )}
      </div>
    </section>
  )
}

/** Whether the focus is on a part of what has these listeners. */
function useWithin() {
  const [isWithin, setWithin] = useState(false)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setWithin(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
  return { isWithin, within: { onFocus: () => setWithin(true), onBlur } }
}

type AboveProps = Pick<Props, 'projectId'> & {
  id: string
  quick: ReturnType<typeof useQuickEntry>
  question: QuickQuestion | null
  problem: string | undefined
  isBegun: boolean
  currency: string
  around: RefObject<HTMLFieldSetElement | null>
  toLine: () => void
}

/** What is said of the line while it is typed: that stands above it, so that it stays where it is. */
function Above({ id, projectId, quick, question, problem, isBegun, currency, around, toLine }: AboveProps) {
  const styles = useStyles()
  const { line, found, lacking } = quick
  const answer = (of: QuickQuestion['of'], key: string) => {
    quick.answer(of, key)
    toLine()
  }
  return (
    <>
      {found.day && <ClosedMonthWarning projectId={projectId} days={[found.day]} />}
      {problem && (
        <Text size={200} id={id} role="alert" className={styles.wrong}>
          {problem}
        </Text>
      )}
      {question && (
        <QuickQuestionBar
          question={question}
          currency={currency}
          around={around}
          onAnswer={(key) => answer(question.of, key)}
          onLeave={toLine}
        />
      )}
      {isBegun && !question && !problem && (
        <QuickHint id={id} line={line} found={found} lacking={lacking} currency={currency} />
      )}
    </>
  )
}

/** What is wrong with the line, in a sentence that says what to do. */
function useProblem(wrong: ReturnType<typeof useQuickEntry>['wrong']): string | undefined {
  const { t } = useTranslation()
  const failureOf = useEntryFailure('record')
  const failureText = useFailureText()
  if (!wrong) return undefined
  if (!(wrong instanceof Failure)) return t(`error.${wrong.code}`, { word: wrong.word ?? '' })
  const failure = failureOf(wrong)
  const [field] = failure.fields
  return field ? t([`error.${field.code}`, 'error.field.custom']) : failureText(failure)
}
