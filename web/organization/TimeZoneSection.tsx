import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { defaultTimeZone } from '@prumo/contracts/organization/timeZones'
import { useTranslation } from 'react-i18next'
import { useTimeZones } from '../platform/formats/useTimeZones'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { Facts } from '../platform/layout/Facts'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { useAccess } from '../platform/session/useAccess'
import { TimeZoneField } from './TimeZoneField'
import { useZoneText } from './useZoneText'

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', gap: tokens.spacingVerticalM, paddingTop: tokens.spacingVerticalL },
  text: { maxWidth: '70ch' },
})

/** Where the organization's days begin, and how that is changed by who may. */
export function TimeZoneSection() {
  const { t } = useTranslation()
  const styles = useStyles()
  const can = useAccess()
  const zoneText = useZoneText()
  const present = useTimeZones().at(-1)?.timeZone ?? defaultTimeZone
  return (
    <section className={styles.root}>
      <SectionTitle>{t('field.timeZone')}</SectionTitle>
      <Facts facts={[[t('organization.timeZoneNow'), zoneText(present)]]} />
      <Text className={styles.text}>{t('organization.timeZoneText')}</Text>
      {can('organization', 'editOnly') && (
        <CommandDialog
          type="SetTimeZone"
          buttonProps={{}}
          data={({ text }) => ({ timeZone: text('timeZone') })}
          check={({ text }) => (text('timeZone') ? {} : { timeZone: 'choice.missing' })}
        >
          <Text>{t('organization.timeZoneMeans')}</Text>
          <TimeZoneField name="timeZone" required />
        </CommandDialog>
      )}
    </section>
  )
}
