import { Button, Field, type FieldProps, Input, type InputProps } from '@fluentui/react-components'
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftable } from './draftable'
import { FieldDrafts, type FieldTexts, type Wording } from './fieldDrafts'
import { useFieldError } from './fieldErrors'
import { OnlyRead, ShownField } from './ShownField'

/** What every field has. An empty `label` is for a field that names itself in another way. */
export type Common = { name: string; label?: string; hint?: string; required?: boolean; disabled?: boolean }

export const joined: Wording = (texts) => texts.join(', ')
export const firstOf = ([first = '']: FieldTexts): string => first

type FrameProps = Common &
  Pick<FieldProps, 'style'> & {
    children: NonNullable<FieldProps['children']>
    words?: Wording
    /** What the field itself finds wrong, in a sentence: it stands before what the server says. */
    problem?: string | undefined
    /** What it holds, in the words of whoever only reads it. */
    shown?: string
  }

/** The frame of every field: its label above, what is wrong with it below, and what others wrote there meanwhile. */
export function Framed(props: FrameProps) {
  const { name, label, hint, required, disabled, style, words = joined, problem, shown, children } = props
  const { t } = useTranslation()
  const onlyRead = useContext(OnlyRead)
  const code = useFieldError(name)
  const news = useContext(FieldDrafts).news(name, words)
  const named = label || t(`field.${name}`)
  const wrong = problem ?? (code && t([`error.${code}`, 'error.field.custom']))
  const hints = [...(hint && !repeats(wrong, hint) ? [hint] : []), ...(news ? [news] : [])]
  if (onlyRead && shown !== undefined) return <ShownField label={named}>{shown}</ShownField>
  if (disabled && shown !== undefined && typeof children !== 'function')
    return (
      <div>
        <ShownField label={named} hint={hints.length > 0 && hints}>
          {shown}
        </ShownField>
        {/* The form sends of it what it would send of the field. */}
        <div hidden>{children}</div>
      </div>
    )
  return (
    <Field
      {...(label !== '' && { label: label ?? t(`field.${name}`) })}
      required={required ?? false}
      {...(hints.length > 0 && { hint: hints })}
      {...(style && { style })}
      {...(wrong && { validationState: 'error' as const, validationMessage: wrong })}
    >
      {children}
    </Field>
  )
}

/** A message that holds the hint word by word: nobody reads the same rule twice. */
const repeats = (message: string | undefined, hint: string) =>
  message?.toLowerCase().includes(hint.toLowerCase()) ?? false

type TextProps = Common & {
  value?: string
  type?: InputProps['type']
  autoComplete?: string
  maxLength?: number
  placeholder?: string
  /** `selected`: what stands in it is replaced by what is typed. */
  autoFocus?: boolean | 'selected'
  inputMode?: 'numeric' | 'decimal'
  size?: 'small' | 'medium'
}

export const TextField = draftable(PlainTextField, firstOf)

function PlainTextField({
  value = '',
  type = 'text',
  autoComplete = 'off',
  maxLength = 500,
  placeholder,
  autoFocus,
  inputMode,
  size = 'medium',
  ...frame
}: TextProps) {
  return (
    <Framed {...frame} shown={value}>
      <Input
        size={size}
        style={{ minWidth: 0 }}
        input={{ style: { minWidth: 0 }, ...(autoFocus === 'selected' && { ref: selected }) }}
        name={frame.name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        maxLength={maxLength}
        {...(placeholder && { placeholder })}
        {...(autoFocus && { autoFocus: true })}
        {...(inputMode && { inputMode })}
        disabled={frame.disabled ?? false}
      />
    </Framed>
  )
}

/** Once, as it appears: later on its text is chosen by whoever is in it. */
const selected = (input: HTMLInputElement | null) => input?.select()

export function PasswordField({
  autoComplete,
  ...frame
}: Common & { autoComplete: 'current-password' | 'new-password' }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  return (
    <Framed {...frame}>
      <Input
        name={frame.name}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        maxLength={128}
        contentAfter={
          <Button
            size="small"
            appearance="transparent"
            icon={shown ? <EyeOffRegular /> : <EyeRegular />}
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        }
      />
    </Framed>
  )
}
