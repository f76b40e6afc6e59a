import { Input } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typedDay } from '../formats/dates'
import type { DayRange } from '../formats/months'
import { useLanguage } from '../texts/useLanguage'
import { draftable } from './draftable'
import { HiddenValue } from './HiddenValue'
import { PickDay } from './PickDay'
import { type Common, Framed, firstOf } from './textFields'

/** A calendar day, typed or picked. The form gets `YYYY-MM-DD`, or what was typed if that is no day. */
export const DateField = draftable(PlainDateField, firstOf)

function PlainDateField({
  value = '',
  size = 'medium',
  range = {},
  onChange,
  ...frame
}: Common & { value?: string; size?: 'small' | 'medium'; range?: DayRange; onChange?: (day: string) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [problem, setProblem] = useState<string>()
  const read = (typed: string) => typedDay(typed, language)
  const shown = (given: string) => (read(given) === given ? showDay(given, language) : given)
  const [text, setText] = useState(shown(value))
  const [day, setDay] = useState(value)
  const type = (typed: string) => {
    setText(typed)
    setDay(typed.trim() === '' ? '' : (read(typed) ?? typed))
  }
  const take = (typed: string) => {
    const taken = read(typed)
    const found = taken && problemOf(taken, range)
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
      </div>
    </Framed>
  )
}

const problemOf = (day: string, { min, max }: DayRange): 'min' | 'max' | undefined =>
  min && day < min ? 'min' : max && day > max ? 'max' : undefined
