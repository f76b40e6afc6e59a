import { Input, makeStyles, Text, tokens } from '@fluentui/react-components'
import { FlashRegular } from '@fluentui/react-icons'
import { showDay } from '@prumo/contracts/formats/days'
import type { Answer } from '@prumo/contracts/index'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Framed } from '../platform/forms/textFields'
import { useSettled } from '../platform/forms/useSettled'
import { useScreenKey } from '../platform/keys/useScreenKey'
import { Failure } from '../platform/server/failure'
import { useFailureText } from '../platform/texts/useFailureText'
import { useLanguage } from '../platform/texts/useLanguage'
import { ClosedMonthWarning } from './ClosedMonthWarning'
import { QuickChips } from './QuickChips'
import { QuickQuestionBar } from './QuickQuestionBar'
import type { QuickEntry } from './quickEntry'
import { useClassifications } from './useClassifications'
import { useEntryFailure } from './useEntryFailure'
import { useMoney } from './useMoney'
import { useOriginChoices } from './useOriginChoices'
import { useQuickEntry } from './useQuickEntry'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '6px',
    padding: '8px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '6px' },
  line: { flexGrow: 1, flexBasis: '260px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})

type Props = {
  projectId: string
  /** As its list answers it. */
  ledger: Pick<Answer<'installments'>, 'currency' | 'classifications'>
}

/** An entry in one line. Enter records it, and the next one can be typed at once. */
export function QuickEntryLine({ projectId, ledger: { currency, classifications: ofEntries } }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const input = useRef<HTMLInputElement>(null)
  const around = useRef<HTMLFieldSetElement>(null)
  const origins = useOriginChoices(projectId)
  const classifications = useClassifications(projectId, ofEntries)
  const quick = useQuickEntry(projectId, currency, origins)
  const { line, found, chosen } = quick
  /** Asked for by Enter. */
  const [wanted, setWanted] = useState<{ line: string }>()
  const problem = useProblem(quick.wrong)
  const isSettled = useSettled(line) === line && line.trim() !== ''
  const question = isSettled || wanted?.line === line ? found.question : null
  useScreenKey('ledger', 'quick', () => input.current?.focus())
  useEffect(() => {
    if (wanted) around.current?.querySelector('button')?.focus()
  }, [wanted])

  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (line.trim() === '') return
    if (found.question && !found.problem) setWanted({ line })
    else void quick.record()
  }
  return (
    <section className={styles.root} aria-label={t('quickEntry.label')}>
      <div className={styles.head}>
        <div className={styles.line}>
          <Framed name="quickEntry" label="" problem={problem}>
            <Input
              style={{ minWidth: 0 }}
              input={{ style: { minWidth: 0 }, ref: input }}
              aria-label={t('quickEntry.label')}
              placeholder={t('quickEntry.placeholder')}
              contentBefore={<FlashRegular aria-hidden="true" />}
              autoComplete="off"
              value={line}
              onChange={(_, { value }) => quick.write(value)}
              onKeyDown={onEnter}
            />
          </Framed>
        </div>
        <QuickChips chosen={chosen} classifications={classifications} origins={origins} onChoose={quick.choose} />
      </div>
      {found.day && <ClosedMonthWarning projectId={projectId} days={[found.day]} />}
      {question ? (
        <QuickQuestionBar
          question={question}
          currency={currency}
          around={around}
          onAnswer={(key) => {
            quick.answer(question.of, key)
            input.current?.focus()
          }}
          onLeave={() => input.current?.focus()}
        />
      ) : (
        <Text size={200} className={styles.quiet}>
          {line.trim() === '' ? t('quickEntry.hint') : <Preview found={found} currency={currency} />}
        </Text>
      )}
    </section>
  )
}

/** What Enter records, as far as the line says it. */
function Preview({ found: { cents, title, day }, currency }: { found: QuickEntry; currency: string }) {
  const language = useLanguage()
  const money = useMoney(currency)
  return [cents === null ? '' : money(cents), title, day ? showDay(day, language) : ''].filter(Boolean).join(' · ')
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
