import { Switch } from '@fluentui/react-components'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { draftable } from './draftable'
import { FieldDrafts } from './fieldDrafts'

export const SwitchField = draftable(PlainSwitchField, (texts) => texts.length > 0)

function PlainSwitchField({ name, label, value = false }: { name: string; label: string; value?: boolean }) {
  const { t } = useTranslation()
  const news = useContext(FieldDrafts).news(name, (texts) => t(texts.length > 0 ? 'yes' : 'no'))
  return (
    <div>
      <Switch name={name} label={label} defaultChecked={value} />
      {news}
    </div>
  )
}
