import { Input } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DayRange } from '../formats/months'
import type { DayDirection } from '../formats/typedDay'
import { useLanguage } from '../texts/useLanguage'
import { draftable } from './draftable'
import { HiddenValue } from './HiddenValue'
import { PickDay } from './PickDay'
import { dayProblem, dayTyped } from './rangedDay'
import { type Common, Framed, firstOf } from './textFields'
import { UnderstoodDay } from './UnderstoodDay'

/** A calendar day, typed or picked. The form gets `YYYY-MM-DD`, or what was typed if that is no day. */
export const DateField = draftable(PlainDateField, firstOf)

type Props = Common & {
  value?: string
  size?: 'small' | 'medium'
  range?: DayRange
  /** Which day is meant where no year is typed, and from which day that is seen: else from today. */
  direction: DayDirection
  from?: string
  onChange?: (day: string) => void
}

function PlainDateField({ value = '', size = 'medium', range = {}, direction, from, onChange, ...frame }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [problem, setProblem] = useState<string>()
  const read = (typed: string) => dayTyped(typed, { language, range, direction, from })
  const shown = (given: string) => (read(given) === given ? showDay(given, language) : given)
  const [text, setText] = useState(shown(value))
  const [day, setDay] = useState(value)
  const [spoken, setSpoken] = useState(language)
  // `01/02` is another day in another language: what stands there is shown anew before it is read again.
  if (spoken !== language) {
    setSpoken(language)
    setText(shown(day))
  }
  const type = (typed: string) => {
    setText(typed)
    setDay(typed.trim() === '' ? '' : (read(typed) ?? typed))
  }
  const take = (typed: string) => {
    const taken = read(typed)
    const found = taken && dayProblem(taken, range)
    type(shown(taken ?? typed))
    setProblem(found ? t(`error.day.${found}`, { day: showDay(range[found] ?? '', language) }) : undefined)
    onChange?.(found ? '' : (taken ?? ''))
  }
  return (
    <Framed {...frame} problem={problem} shown={shown(value)} words={(texts) => shown(firstOf(texts))}>
      <div style={{ display: 'grid' }}>
        <HiddenValue name={frame.name} value={day} />
        <Input
          size={size}
          style={{ minWidth: 0 }}
          input={{ style: { minWidth: 0 } }}
          aria-label={frame.label ?? t(`field.${frame.name}`)}
          disabled={frame.disabled ?? false}
          value={text}
          placeholder={t('dayPlaceholder')}
          inputMode="numeric"
          onChange={(_, { value: typed }) => type(typed)}
          onBlur={(event) => take(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
          contentAfter={<PickDay day={day} disabled={frame.disabled ?? false} range={range} onPick={take} />}
        />
        <UnderstoodDay typed={text} day={day} />
      </div>
    </Framed>
  )
}
