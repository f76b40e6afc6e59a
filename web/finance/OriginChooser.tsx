import { Combobox, Option } from '@fluentui/react-components'
import type { OriginKind } from '@prumo/contracts/finance/entry'
import { mostOriginItems } from '@prumo/contracts/finance/kinds'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { containsWords } from '../platform/formats/plainText'
import type { OriginChoice } from './useOriginChoices'

const shownChoices = 30

type Props = {
  of: OriginKind
  choices: readonly OriginChoice[]
  chosen: readonly string[]
  onAdd: (id: string) => void
}

/** Adds a task or a delivery group, found by words of its title. */
export function OriginChooser({ of, choices, chosen, onAdd }: Props) {
  const { t } = useTranslation()
  const [sought, setSought] = useState('')
  const taken = new Set(chosen)
  const found = choices.filter(({ id, title }) => !taken.has(id) && containsWords(title, sought)).slice(0, shownChoices)
  const label = t(of === 'tasks' ? 'ledger.addTask' : 'ledger.addDeliveryGroup')
  return (
    <Combobox
      freeform
      style={{ minWidth: 0 }}
      input={{ style: { minWidth: 0 } }}
      aria-label={label}
      expandIcon={{ 'aria-label': t('showChoices') }}
      placeholder={label}
      value={sought}
      selectedOptions={[]}
      disabled={chosen.length >= mostOriginItems}
      onChange={(event) => setSought(event.target.value)}
      onBlur={() => setSought('')}
      onOptionSelect={(_, { optionValue }) => {
        setSought('')
        if (optionValue) onAdd(optionValue)
      }}
    >
      {found.map(({ id, title }) => (
        <Option key={id} value={id} text={title}>
          {title}
        </Option>
      ))}
      {found.length === 0 && (
        <Option key="none" disabled text="">
          {t('noChoices')}
        </Option>
      )}
    </Combobox>
  )
}
