import { Combobox, Option } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { containsWords } from '../platform/formats/plainText'
import { LongTextField } from '../platform/forms/LongTextField'
import { isSameName } from './namedAs'

type Props = {
  value: string
  /** The titles of the canvas's requirements. */
  titles: readonly string[]
  disabled: boolean
  hint?: string
}

const shownChoices = 30
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Requirements, one on each line: written, or chosen from the canvas. */
export function RequirementsField({ value, titles, disabled, hint }: Props) {
  const { t } = useTranslation()
  const around = useRef<HTMLDivElement>(null)
  const [sought, setSought] = useState('')
  const [lines, setLines] = useState(() => linesOf(value))
  const textIn = () => around.current?.querySelector<HTMLTextAreaElement>('textarea')
  const isChosen = (title: string) => lines.some((line) => isSameName(line, title))
  const toggle = (title: string) => {
    const now = linesOf(textIn()?.value ?? '')
    const left = now.filter((line) => !isSameName(line, title))
    write(textIn(), (left.length < now.length ? left : [...now, title]).join('\n'))
  }
  const choices = titles.filter((title) => containsWords(title, sought)).slice(0, shownChoices)
  return (
    <div ref={around} onInput={() => setLines(linesOf(textIn()?.value ?? ''))} style={{ display: 'grid', gap: '6px' }}>
      <LongTextField
        name="requirements"
        value={value}
        rows={3}
        hint={hint ?? t('task.requirementsHint')}
        disabled={disabled}
      />
      {!disabled && titles.length > 0 && (
        <Combobox
          multiselect
          freeform
          aria-label={t('task.chooseRequirements')}
          expandIcon={{ 'aria-label': t('showChoices') }}
          placeholder={t('task.chooseRequirements')}
          value={sought}
          selectedOptions={choices.filter(isChosen)}
          onFocus={() => setLines(linesOf(textIn()?.value ?? ''))}
          onChange={(event) => setSought(event.target.value)}
          onOptionSelect={(_, { optionValue }) => {
            setSought('')
            if (optionValue) toggle(optionValue)
          }}
        >
          {choices.map((title) => (
            <Option key={title} value={title} text={title}>
              {title}
            </Option>
          ))}
        </Combobox>
      )}
    </div>
  )
}

/** Writes as if somebody had typed it: the form's draft and React hear of it. */
function write(element: HTMLTextAreaElement | null | undefined, text: string) {
  if (!element) return
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}
