import {
  Checkbox,
  type FieldControlProps,
  Input,
  type InputProps,
  makeStyles,
  Select,
  Textarea,
} from '@fluentui/react-components'
import type { FieldKind, FieldProperties } from '@prumo/contracts/documents/documentField'
import { showDay } from '@prumo/contracts/formats/days'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PickDay } from '../platform/forms/PickDay'
import { SeparateCheckboxes } from '../platform/forms/SeparateCheckboxes'
import { UnderstoodDay } from '../platform/forms/UnderstoodDay'
import { useLanguage } from '../platform/texts/useLanguage'
import { type Typed, typedValue } from './fieldTyping'

const useStyles = makeStyles({
  group: { border: 0, margin: 0, padding: 0, minWidth: 0, display: 'flex', flexDirection: 'column' },
  input: { minWidth: 0, width: '100%' },
})

type Props = {
  field: Pick<FieldProperties, 'name' | 'fieldKind' | 'options' | 'required'>
  /** What its frame gives it: the label's id, and whether something is wrong. */
  control: FieldControlProps
  typed: Typed
  disabled: boolean
  onType: (typed: Typed) => void
  onLeave: () => void
}
type Shown = (props: Props) => ReactNode

/** What one types or ticks in, by the kind of field. */
const inputs: Partial<Record<FieldKind, Shown>> = {
  text: (props) => <OneLine {...props} />,
  largeText: (props) => <ManyLines {...props} />,
  number: (props) => <OneLine {...props} inputMode="decimal" />,
  date: (props) => <Day {...props} />,
  optionSelection: (props) => <OneOfMany {...props} />,
  optionCheck: (props) => <SomeOfMany {...props} />,
}

export const FieldInput = (props: Props) => inputs[props.field.fieldKind]?.(props) ?? null

const textOf = (typed: Typed) => (typeof typed === 'string' ? typed : '')

type OneLineProps = Props & { inputMode?: 'decimal' | 'numeric' } & Pick<InputProps, 'placeholder' | 'contentAfter'>

function OneLine({ field: _, control, typed, disabled, onType, onLeave, ...others }: OneLineProps) {
  const styles = useStyles()
  return (
    <Input
      {...control}
      {...others}
      className={styles.input}
      input={{ style: { minWidth: 0 } }}
      value={textOf(typed)}
      disabled={disabled}
      maxLength={500}
      autoComplete="off"
      onChange={(_, { value }) => onType(value)}
      onBlur={onLeave}
      onKeyDown={({ key }) => key === 'Enter' && onLeave()}
    />
  )
}

function Day(props: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { typed, disabled, onType, onLeave } = props
  const read = typedValue('date', typed, language)
  const day = typeof read === 'string' ? read : ''
  const pick = (picked: string) => {
    onType(picked && showDay(picked, language))
    onLeave()
  }
  return (
    <div style={{ display: 'grid' }}>
      <OneLine
        {...props}
        inputMode="numeric"
        placeholder={t('dayPlaceholder')}
        contentAfter={<PickDay day={day} disabled={disabled} onPick={pick} />}
      />
      <UnderstoodDay typed={textOf(typed)} day={day} />
    </div>
  )
}

function ManyLines({ control, typed, disabled, onType, onLeave }: Props) {
  return (
    <Textarea
      {...control}
      value={textOf(typed)}
      disabled={disabled}
      rows={4}
      resize="vertical"
      maxLength={20_000}
      onChange={(_, { value }) => onType(value)}
      onBlur={onLeave}
    />
  )
}

function OneOfMany({ field, control, typed, disabled, onType, onLeave }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Select
      {...control}
      className={styles.input}
      value={textOf(typed)}
      disabled={disabled}
      onChange={(_, { value }) => {
        onType(value)
        onLeave()
      }}
    >
      <option value="">{t('documents.noChoice')}</option>
      {field.options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </Select>
  )
}

function SomeOfMany({ field, control, typed, disabled, onType, onLeave }: Props) {
  const styles = useStyles()
  const ticked = Array.isArray(typed) ? typed : []
  const tick = (option: string, on: boolean) => {
    onType(field.options.filter((each) => (each === option ? on : ticked.includes(each))))
    onLeave()
  }
  return (
    <fieldset
      className={styles.group}
      disabled={disabled}
      aria-labelledby={control['aria-labelledby']}
      aria-describedby={control['aria-describedby']}
    >
      <SeparateCheckboxes>
        {field.options.map((option) => (
          <Checkbox
            key={option}
            label={option}
            checked={ticked.includes(option)}
            disabled={disabled}
            onChange={(_, { checked }) => tick(option, checked === true)}
          />
        ))}
      </SeparateCheckboxes>
    </fieldset>
  )
}
