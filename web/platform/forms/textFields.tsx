import { Button, Field, type FieldProps, Input, type InputProps } from '@fluentui/react-components'
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldError } from './fieldErrors'

/** What every field has. An empty `label` is for a field that names itself in another way. */
export type Common = { name: string; label?: string; hint?: string; required?: boolean; disabled?: boolean }

/** The frame of every field: its label above, what is wrong with it below. */
export function Framed({
  name,
  label,
  hint,
  required,
  style,
  children,
}: Common & Pick<FieldProps, 'style'> & { children: NonNullable<FieldProps['children']> }) {
  const { t } = useTranslation()
  const code = useFieldError(name)
  return (
    <Field
      {...(label !== '' && { label: label ?? t(`field.${name}`) })}
      required={required ?? false}
      {...(hint && { hint })}
      {...(style && { style })}
      {...(code && {
        validationState: 'error' as const,
        validationMessage: t([`error.${code}`, 'error.field.custom']),
      })}
    >
      {children}
    </Field>
  )
}

type TextProps = Common & {
  value?: string
  type?: InputProps['type']
  autoComplete?: string
  maxLength?: number
  placeholder?: string
  autoFocus?: boolean
  inputMode?: 'numeric' | 'decimal'
  size?: 'small' | 'medium'
}

export function TextField({
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
    <Framed {...frame}>
      <Input
        size={size}
        style={{ minWidth: 0 }}
        input={{ style: { minWidth: 0 } }}
        name={frame.name}
        type={type}
        defaultValue={value}
        autoComplete={autoComplete}
        maxLength={maxLength}
        {...(placeholder && { placeholder })}
        {...(autoFocus && { autoFocus })}
        {...(inputMode && { inputMode })}
        disabled={frame.disabled ?? false}
      />
    </Framed>
  )
}

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
