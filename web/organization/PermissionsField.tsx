import { type Feature, features, type Level, levels } from '@prumo/contracts/access'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { draftable } from '../platform/forms/draftable'
import { FieldDrafts, type FieldTexts } from '../platform/forms/fieldDrafts'
import { HiddenValue } from '../platform/forms/HiddenValue'
import { offeredFeatures } from './offeredFeatures'
import { PermissionMatrix, type Permissions } from './PermissionMatrix'

const textOf = (feature: Feature, level: Level) => `${feature}=${level}`

/** How permissions stand in a form: a text for each feature. */
export const textsOfPermissions = (permissions: Permissions): FieldTexts =>
  features.map((feature) => textOf(feature, permissions[feature]))

export const permissionsIn = (texts: FieldTexts): Permissions =>
  Object.fromEntries(
    features.map((feature) => [
      feature,
      levels.find((level) => texts.includes(textOf(feature, level))) ?? ('viewOnly' satisfies Level),
    ]),
  ) as Permissions

type Props = { name: string; value: Permissions }

/** The matrix as a field of a form: a draft keeps what is chosen in it, as it does what is typed. */
export const PermissionsField = draftable(PlainPermissionsField, permissionsIn)

function PlainPermissionsField({ name, value }: Props) {
  const { t } = useTranslation()
  const [permissions, setPermissions] = useState(value)
  const words = (texts: FieldTexts) => {
    const now = permissionsIn(texts)
    const differing = offeredFeatures.filter((feature) => now[feature] !== permissions[feature])
    return (differing.length > 0 ? differing : offeredFeatures)
      .map((feature) => `${t(`feature.${feature}`)}: ${t(`level.${now[feature]}`)}`)
      .join(', ')
  }
  return (
    <div>
      {features.map((feature) => (
        <HiddenValue key={feature} name={name} value={textOf(feature, permissions[feature])} />
      ))}
      <PermissionMatrix permissions={permissions} onChange={setPermissions} />
      {useContext(FieldDrafts).news(name, words)}
    </div>
  )
}
