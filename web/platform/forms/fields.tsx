import { Checkbox, Dropdown, Input, Option, Switch, Textarea } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { type ReactNode, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typedDay } from '../formats/dates'
import { useLanguage } from '../texts/useLanguage'
import { draftable } from './draftable'
import { FieldDrafts } from './fieldDrafts'
import { HiddenValue } from './HiddenValue'
import { PickDay } from './PickDay'
import { SeparateCheckboxes } from './SeparateCheckboxes'
import { type Common, Framed, firstOf } from './textFields'

// Where one signs in, only these are needed, and nothing of what makes a list or a calendar.
export { PasswordField, TextField } from './textFields'

export const LongTextField = draftable(PlainLongTextField, firstOf)

function PlainLongTextField({ value = '', rows = 4, ...frame }: Common & { value?: string; rows?: number }) {
  return (
    <Framed {...frame}>
      <Textarea
        name={frame.name}
        defaultValue={value}
        rows={rows}
        resize="vertical"
        maxLength={20_000}
        disabled={frame.disabled ?? false}
      />
    </Framed>
  )
}

export type Choice = { value: string; text: string }

export const ChoiceField = draftable(PlainChoiceField, firstOf)

function PlainChoiceField({
  choices,
  value = '',
  onChange,
  ...frame
}: Common & { choices: readonly Choice[]; value?: string; onChange?: (value: string) => void }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(value)
  const textOf = (chosenValue: string) => choices.find((choice) => choice.value === chosenValue)?.text ?? ''
  return (
    <Framed {...frame} words={(texts) => textOf(firstOf(texts))}>
      <div style={{ display: 'grid' }}>
        <HiddenValue name={frame.name} value={chosen} />
        <Dropdown
          style={{ minWidth: 0 }}
          aria-label={frame.label ?? t(`field.${frame.name}`)}
          disabled={frame.disabled ?? false}
          value={textOf(chosen)}
          selectedOptions={chosen ? [chosen] : []}
          onOptionSelect={(_, { optionValue }) => {
            setChosen(optionValue ?? '')
            onChange?.(optionValue ?? '')
          }}
        >
          {choices.map((choice) => (
            <Option key={choice.value} value={choice.value} text={choice.text}>
              {choice.text}
            </Option>
          ))}
        </Dropdown>
      </div>
    </Framed>
  )
}

export const ManyChoicesField = draftable(PlainManyChoicesField, (texts) => texts)

function PlainManyChoicesField({
  choices,
  value = [],
  ...frame
}: Common & { choices: readonly Choice[]; value?: readonly string[] }) {
  return (
    <Framed
      {...frame}
      words={(texts) =>
        choices
          .filter((choice) => texts.includes(choice.value))
          .map(({ text }) => text)
          .join(', ')
      }
    >
      <fieldset style={{ border: 0, margin: 0, padding: 0 }} disabled={frame.disabled ?? false}>
        <SeparateCheckboxes>
          {choices.map((choice) => (
            <Checkbox
              key={choice.value}
              name={frame.name}
              value={choice.value}
              label={choice.text}
              defaultChecked={value.includes(choice.value)}
            />
          ))}
        </SeparateCheckboxes>
      </fieldset>
    </Framed>
  )
}

export const SwitchField = draftable(PlainSwitchField, (texts) => texts.length > 0)

function PlainSwitchField({
  name,
  label,
  value = false,
  children,
}: {
  name: string
  label: string
  value?: boolean
  children?: ReactNode
}) {
  const { t } = useTranslation()
  const news = useContext(FieldDrafts).news(name, (texts) => t(texts.length > 0 ? 'yes' : 'no'))
  return (
    <div>
      <Switch name={name} label={label} defaultChecked={value} />
      {news}
      {children}
    </div>
  )
}

/** A calendar day, typed or picked. The form gets `YYYY-MM-DD`, or what was typed if that is no day. */
export const DateField = draftable(PlainDateField, firstOf)

function PlainDateField({
  value = '',
  size = 'medium',
  onChange,
  ...frame
}: Common & { value?: string; size?: 'small' | 'medium'; onChange?: (day: string) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const read = (typed: string) => typedDay(typed, language)
  const shown = (given: string) => (read(given) === given ? showDay(given, language) : given)
  const [text, setText] = useState(shown(value))
  const [day, setDay] = useState(value)
  const type = (typed: string) => {
    setText(typed)
    setDay(typed.trim() === '' ? '' : (read(typed) ?? typed))
  }
  const take = (typed: string) => {
    type(shown(read(typed) ?? typed))
    onChange?.(read(typed) ?? '')
  }
  return (
    <Framed {...frame} words={(texts) => shown(firstOf(texts))}>
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
          contentAfter={<PickDay day={day} disabled={frame.disabled ?? false} onPick={take} />}
        />
      </div>
    </Framed>
  )
}
