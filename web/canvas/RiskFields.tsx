import { type RiskAssessment, riskLevels, riskStrategiesOf, riskTypes } from '@prumo/contracts/canvas/riskAssessment'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '../platform/forms/choiceFields'
import { FieldGrid } from '../platform/forms/FieldGrid'
import { FieldDrafts } from '../platform/forms/fieldDrafts'

type Props = { risk: RiskAssessment | null; required: boolean; disabled?: boolean }

/** A risk's assessment, before and after the response that is chosen for its type. */
export function RiskFields(props: Props) {
  const { given } = useContext(FieldDrafts)
  const [type = props.risk?.riskType ?? ''] = given.riskType?.texts ?? []
  return <Assessment key={given.riskType?.round ?? 0} {...props} first={type as RiskType | ''} />
}

type RiskType = RiskAssessment['riskType']

function Assessment({ risk, required, disabled = false, first }: Props & { first: RiskType | '' }) {
  const { t } = useTranslation()
  const drafts = useContext(FieldDrafts)
  const [riskType, setRiskType] = useState(first)
  // Of another type, a risk has other strategies: what was given is none of them.
  const { strategy: _, ...given } = drafts.given
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
          <FieldDrafts.Provider value={riskType === first ? drafts : { ...drafts, given }}>
            <ChoiceField
              key={riskType}
              name="strategy"
              value={risk?.riskType === riskType ? risk.strategy : ''}
              choices={choices('riskStrategy', strategies)}
              {...frame}
            />
          </FieldDrafts.Provider>
          {level('probability', 'riskLevel')}
          {level('impact', 'impactLevel')}
          {level('probabilityAfter', 'riskLevel')}
          {level('impactAfter', 'impactLevel')}
        </>
      )}
    </FieldGrid>
  )
}
