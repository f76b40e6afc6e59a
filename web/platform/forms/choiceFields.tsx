import { Checkbox, Dropdown, Option } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftable } from './draftable'
import { HiddenValue } from './HiddenValue'
import { SeparateCheckboxes } from './SeparateCheckboxes'
import { type Common, Framed, firstOf } from './textFields'

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
  // Whoever depends on the choice hears of one that a draft gives, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value that it begins with
  useEffect(() => {
    if (value) onChange?.(value)
  }, [value])
  const textOf = (chosenValue: string) => choices.find((choice) => choice.value === chosenValue)?.text ?? ''
  return (
    <Framed {...frame} shown={textOf(value)} words={(texts) => textOf(firstOf(texts))}>
      <div style={{ display: 'grid' }}>
        <HiddenValue name={frame.name} value={chosen} />
        <Dropdown
          style={{ minWidth: 0 }}
          aria-label={frame.label ?? t(`field.${frame.name}`)}
          clearButton={null}
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
  const { t } = useTranslation()
  const words = (texts: readonly string[]) =>
    choices
      .filter((choice) => texts.includes(choice.value))
      .map(({ text }) => text)
      .join(', ')
  return (
    <Framed {...frame} shown={words(value)} words={words}>
      <fieldset
        style={{ display: 'grid', border: 0, margin: 0, padding: 0 }}
        aria-label={frame.label || t(`field.${frame.name}`)}
        disabled={frame.disabled ?? false}
      >
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
