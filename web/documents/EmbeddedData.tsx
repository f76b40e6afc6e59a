import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ShownField } from '@prumo/contracts/documents/queries'
import { useTranslation } from 'react-i18next'
import { usePast } from '../platform/server/past'
import { DescribedAnswer } from './DescribedAnswer'

const useStyles = makeStyles({
  root: {
    padding: '10px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  name: { margin: '0 0 2px', fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightRegular },
  frozen: { marginBottom: '10px' },
  quiet: { color: tokens.colorNeutralForeground3, display: 'block', marginBottom: '6px' },
})

/** What a field shows of its project: as it is now, and on a screen of the past as it was. */
export function EmbeddedData({ field: { name, fieldKind, embedded, sinceRequest } }: { field: ShownField }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const note = usePast() ? 'documents.asItWas' : 'documents.live'
  return (
    <div className={styles.root}>
      <h4 className={styles.name}>{name}</h4>
      {sinceRequest && (
        <div className={styles.frozen}>
          <Text size={200} className={styles.quiet}>
            {t('documents.asSent')}
          </Text>
          {sinceRequest.was ? (
            <DescribedAnswer field={{ fieldKind, value: sinceRequest.was }} />
          ) : (
            <Text>{t('documents.closedToYou')}</Text>
          )}
        </div>
      )}
      <Text size={200} className={styles.quiet}>
        {t(sinceRequest ? 'documents.sinceThen' : note)}
      </Text>
      <DescribedAnswer field={{ fieldKind, value: embedded }} />
    </div>
  )
}
