import { Select } from '@fluentui/react-components'
import { type ValueType, valueTypes } from '@prumo/contracts/analysis/dashboard'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureFigure } from '../../platform/charts/MeasureFigure'
import { QuietText } from '../../platform/layout/QuietText'
import { useCommand } from '../../platform/server/useCommand'
import { useLanguage } from '../../platform/texts/useLanguage'
import { DashboardCardBox } from './DashboardCardBox'
import { MonthNotes } from './MonthNotes'
import { type MoneyMonths, moneyFigure } from './monthFigures'
import type { DashboardAnswers } from './useDashboardAnswers'
import { useNotSaved } from './useNotSaved'

/** What came and went in each of six months, one chart of each currency. */
export function MoneyCard({ answers: { months, settings } }: { answers: DashboardAnswers }) {
  const { t } = useTranslation()
  const { data, error, mutate } = months
  const valueType = settings.data?.valueType ?? 'realized'
  return (
    <DashboardCardBox
      card="money"
      actions={settings.data && <IndicatorChoice valueType={valueType} />}
      failure={error}
      onRetry={() => void mutate()}
    >
      {data?.money?.length === 0 && <QuietText>{t('charts.none')}</QuietText>}
      {data?.money?.map((sums) => (
        <MoneyChart key={sums.currency} sums={sums} valueType={valueType} total={data.total} />
      ))}
      {data && <MonthNotes months={data} />}
    </DashboardCardBox>
  )
}

function MoneyChart({ sums, valueType, total }: { sums: MoneyMonths; valueType: ValueType; total: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const figure = useMemo(
    () => moneyFigure(sums, valueType, { t, language, total }),
    [sums, valueType, t, language, total],
  )
  return <MeasureFigure drawer="still" figure={figure} height={200} fileName={figure.title} />
}

/** What the financial indicator counts. One of them always is chosen. */
function IndicatorChoice({ valueType }: { valueType: ValueType }) {
  const { t } = useTranslation()
  const notSaved = useNotSaved('financialIndicator')
  const { run } = useCommand((_, failure) => notSaved(failure))
  const choose = (value: string) => {
    const chosen = valueTypes.find((each) => each === value)
    if (chosen) void run('ChooseFinancialIndicator', { valueType: chosen })
  }
  return (
    <Select
      size="small"
      aria-label={t('logField.dashboard.valueType')}
      value={valueType}
      onChange={(_, { value }) => choose(value)}
    >
      {valueTypes.map((each) => (
        <option key={each} value={each}>
          {t(`dashboard.valueType.${each}`)}
        </option>
      ))}
    </Select>
  )
}
