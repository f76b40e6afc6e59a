import { Button, makeStyles, Text } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { type KeyboardEvent, type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/texts/useLanguage'
import type { QuickChoice, QuickQuestion } from './quickEntry'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 8px', minWidth: 0 },
  choices: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
})

type Props = {
  question: QuickQuestion
  currency: string
  /** The buttons: Enter in the line goes to the first. */
  around: RefObject<HTMLFieldSetElement | null>
  onAnswer: (key: string) => void
  onLeave: () => void
}

/** What the line may mean, to be chosen by a button, by its number, or by arrows and Enter. */
export function QuickQuestionBar({ question: { of, isMissing, choices }, currency, around, onAnswer, onLeave }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(currency)
  const questionId = useId()
  const words = [...new Set(choices.flatMap(({ word, day, cents }) => (day || cents ? [word] : [])))].join(', ')
  const textOf = ({ cents, day, word }: QuickChoice) =>
    cents !== null ? money(cents) : day !== null ? showDay(day, language) : t('quickEntry.partOfTitle', { word })
  const walk = (event: KeyboardEvent) => {
    const buttons = [...(around.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1 }[event.key]
    const chosen = choices[Number(event.key) - 1]
    if (event.key === 'Escape') onLeave()
    else if (chosen) onAnswer(chosen.key)
    else if (to !== undefined) buttons[(to + buttons.length) % buttons.length]?.focus()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.root}>
      <Text id={questionId} size={200} role="status">
        {isMissing ? t('quickEntry.whichDay') : t(`quickEntry.which.${of}`, { words })}
      </Text>
      <fieldset ref={around} aria-labelledby={questionId} className={styles.choices} onKeyDown={walk}>
        {choices.map((choice, index) => (
          <Button key={choice.key} size="small" onClick={() => onAnswer(choice.key)}>
            {t('quickEntry.choice', { number: index + 1, text: textOf(choice) })}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
