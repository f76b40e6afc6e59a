import { Checkbox, Dropdown, Input, Option, Switch, Textarea } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { typedDay } from '../formats/dates'
import { useLanguage } from '../texts/useLanguage'
import { PickDay } from './PickDay'
import { SeparateCheckboxes } from './SeparateCheckboxes'
import { type Common, Framed } from './textFields'

// Where one signs in, only these are needed, and nothing of what makes a list or a calendar.
export { PasswordField, TextField } from './textFields'

export function LongTextField({ value = '', rows = 4, ...frame }: Common & { value?: string; rows?: number }) {
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

export function ChoiceField({
  choices,
  value = '',
  onChange,
  ...frame
}: Common & { choices: readonly Choice[]; value?: string; onChange?: (value: string) => void }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(value)
  const textOf = (chosenValue: string) => choices.find((choice) => choice.value === chosenValue)?.text ?? ''
  return (
    <Framed {...frame}>
      <div style={{ display: 'grid' }}>
        <input type="hidden" name={frame.name} value={chosen} />
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

export function ManyChoicesField({
  choices,
  value = [],
  ...frame
}: Common & { choices: readonly Choice[]; value?: readonly string[] }) {
  return (
    <Framed {...frame}>
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

export function SwitchField({
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
  return (
    <div>
      <Switch name={name} label={label} defaultChecked={value} />
      {children}
    </div>
  )
}

/** A calendar day, typed or picked. The form gets `YYYY-MM-DD`, or what was typed if that is no day. */
export function DateField({
  value = '',
  size = 'medium',
  onChange,
  ...frame
}: Common & { value?: string; size?: 'small' | 'medium'; onChange?: (day: string) => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [text, setText] = useState(value ? showDay(value, language) : '')
  const [day, setDay] = useState(value)
  const take = (typed: string) => {
    const read = typedDay(typed, language)
    setDay(typed.trim() === '' ? '' : (read ?? typed))
    if (read) setText(showDay(read, language))
    onChange?.(read ?? '')
  }
  return (
    <Framed {...frame}>
      <div style={{ display: 'grid' }}>
        <input type="hidden" name={frame.name} value={day} />
        <Input
          size={size}
          style={{ minWidth: 0 }}
          input={{ style: { minWidth: 0 } }}
          aria-label={frame.label ?? t(`field.${frame.name}`)}
          disabled={frame.disabled ?? false}
          value={text}
          placeholder={t('dayPlaceholder')}
          inputMode="numeric"
          onChange={(_, { value: typed }) => setText(typed)}
          onBlur={(event) => take(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
          contentAfter={<PickDay day={day} disabled={frame.disabled ?? false} onPick={take} />}
        />
      </div>
    </Framed>
  )
}
