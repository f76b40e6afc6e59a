import { Text } from '@fluentui/react-components'
import { showPercent } from '@prumo/contracts/formats/numbers'
import type { Answer, QueryInput } from '@prumo/contracts/index'
import { measures } from '@prumo/contracts/measures'
import { useTranslation } from 'react-i18next'
import { Facts } from '../../platform/layout/Facts'
import { ItemDrawer } from '../../platform/layout/ItemDrawer'
import { groupNames } from './groupNames'
import { useMoneyWords } from './useMoneyWords'
import { useOpenWhy } from './useOpenWhy'
import { valueOfWhy } from './valueOfWhy'
import { WhyLink } from './WhyLink'
import { WhyParts } from './WhyParts'
import { partsOf, type Why, whyText } from './why'
import { whyFacts } from './whyFacts'
import { whyInputs } from './whyInputs'
import { isSameGroup, whyOfGroup } from './whyOfGroup'

type Props = {
  why: Why
  question: Pick<QueryInput<'moneyParts'>, 'projectId' | 'statusOn' | 'view'>
  curve: Answer<'moneyCurve'>
  months: Answer<'moneyMonths'> | undefined
  deliveries: Answer<'moneyByDelivery'> | undefined
}

/** Why a figure is what it is: its formula, what that names, and the entries that it is the sum of. */
export function OpenWhy({ why, question, curve, months, deliveries }: Props) {
  const { t } = useTranslation()
  const open = useOpenWhy()
  const words = useMoneyWords(curve.currency)
  const { statusOn } = question
  const declared = measures.get(why.measure)
  const inputs = whyInputs(why, declared)
  const written = (of: Why) => {
    const value = valueOfWhy(of, { curve, months, deliveries })
    if (value === null) return undefined
    return of.measure === 'deviationPercent' ? showPercent(value, words.language) : words.money(value)
  }
  const nameOf = (input: Why) =>
    why.flow === 'net' ? t(`moneyCurve.flow.${input.flow}`) : t(`measure.${input.measure}`)
  return (
    <ItemDrawer
      title={t('moneyCurve.whyTitle', {
        figure: t(`measure.${why.measure}`),
        flow: t(`moneyCurve.flow.${why.flow}`),
      })}
      kind={t('moneyCurve.title')}
      closing={t('close')}
      record={whyText(why)}
      onClose={() => open(undefined)}
    >
      <Facts
        facts={whyFacts({ why, declared, statusOn, value: written(why), group: groupOf(why, deliveries, t) }, words)}
      />
      {inputs.length > 0 && (
        <>
          <Text as="h3" weight="semibold">
            {t('moneyCurve.inputs')}
          </Text>
          <Facts
            facts={inputs.map((input) => [
              nameOf(input),
              <WhyLink key={whyText(input)} why={input}>
                {written(input) ?? t('moneyCurve.toParts')}
              </WhyLink>,
            ])}
          />
        </>
      )}
      {partsOf(why, statusOn).map((part) => (
        <WhyParts key={`${whyText(why)} ${part.of}`} question={{ ...question, ...part }} money={words.money} />
      ))}
    </ItemDrawer>
  )
}

/** The name of the group that a figure is narrowed to, where the screen shows it. */
function groupOf(why: Why, deliveries: Props['deliveries'], t: Parameters<typeof groupNames>[1]) {
  const rows = deliveries?.rows ?? []
  const index = rows.findIndex((row) => isSameGroup(why, whyOfGroup('', why.flow, row)))
  return groupNames(rows, t)[index] ?? why.groupName
}
