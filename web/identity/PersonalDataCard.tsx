import { Card, Text } from '@fluentui/react-components'
import { licenceClass } from '@prumo/contracts/access'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { Facts } from '../platform/layout/Facts'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { useSession } from '../platform/session/useAccess'
import { ExportMenu } from '../tasks/ExportMenu'

/** Who one is here, which one may take away as a file. */
export function PersonalDataCard({ me }: { me: Answer<'me'> }) {
  const { t } = useTranslation()
  const facts = useFacts(me)
  return (
    <Card style={{ alignItems: 'flex-start' }}>
      <SectionTitle>{t('myInformation.personal')}</SectionTitle>
      <Facts facts={facts} />
      <Text size={200}>{t('myInformation.correction')}</Text>
      <ExportMenu
        label={t('myInformation.export')}
        save={async (manner) => {
          const { exportFacts } = await import('./exportFacts')
          await exportFacts(facts, { ...manner, name: t('myInformation.personal') })
        }}
      />
    </Card>
  )
}

function useFacts(me: Answer<'me'>): [string, string][] {
  const { t } = useTranslation()
  const session = useSession()
  const licence = [t(`licence.${me.licence}`), me.administrator && t('myInformation.administrator')]
  return [
    [t('field.name'), `${me.name} ${me.lastName}`],
    [t('field.email'), me.email],
    [t('myInformation.company'), me.companyName],
    [t('myInformation.licence'), licence.filter(Boolean).join(' · ')],
    [t('myInformation.accessClass'), t(`licence.${licenceClass(session?.functionalities ?? [])}`)],
  ]
}
