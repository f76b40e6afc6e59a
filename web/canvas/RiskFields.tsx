import { type RiskAssessment, riskLevels, riskStrategiesOf, riskTypes } from '@prumo/contracts/canvas/riskAssessment'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { ChoiceField } from '../platform/forms/fields'

type Props = { risk: RiskAssessment | null; required: boolean; disabled?: boolean }

/** A risk's assessment, before and after the response that is chosen for its type. */
export function RiskFields({ risk, required, disabled = false }: Props) {
  const { t } = useTranslation()
  const [riskType, setRiskType] = useState<RiskAssessment['riskType'] | ''>(risk?.riskType ?? '')
  const choices = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, text: t(`${group}.${value}`) }))
  const types = [...(required ? [] : [{ value: '', text: t('canvas.noRisk') }]), ...choices('riskType', riskTypes)]
  const strategies = riskType ? riskStrategiesOf[riskType] : []
  const frame = { required: required || riskType !== '', disabled }
  const level = (name: 'probability' | 'impact' | 'probabilityAfter' | 'impactAfter', group: string) => (
    <ChoiceField name={name} value={risk?.[name] ?? ''} choices={choices(group, riskLevels)} {...frame} />
  )
  return (
    <FieldGrid>
      <ChoiceField
        name="riskType"
        value={riskType}
        choices={types}
        onChange={(value) => setRiskType(value as typeof riskType)}
        {...frame}
      />
      {riskType !== '' && (
        <>
          <ChoiceField
            key={riskType}
            name="strategy"
            value={risk?.riskType === riskType ? risk.strategy : ''}
            choices={choices('riskStrategy', strategies)}
            {...frame}
          />
          {level('probability', 'riskLevel')}
          {level('impact', 'impactLevel')}
          {level('probabilityAfter', 'riskLevel')}
          {level('impactAfter', 'impactLevel')}
        </>
      )}
    </FieldGrid>
  )
}
