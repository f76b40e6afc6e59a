import { Button, makeStyles, Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../platform/layout/FailureBar'
import type { Failure } from '../platform/server/failure'
import { Rehearsal } from './Rehearsal'
import type { RehearsedRow } from './upload'

type Props = {
  fileName: string
  rows: readonly RehearsedRow[]
  failure: Failure | undefined
  ready: boolean
  onBack: () => void
  onStart: () => void
}

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
})

/** What the import would do, and the button that does it. */
export function RehearsalStage({ fileName, rows, failure, ready, onBack, onStart }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const count = rows.filter(({ outcome }) => outcome === 'added' || outcome === 'changed').length
  return (
    <>
      <Rehearsal fileName={fileName} rows={rows} />
      <FailureBar failure={failure} />
      <div className={styles.actions}>
        <Button onClick={onBack}>{t('previous')}</Button>
        <Button appearance="primary" disabledFocusable={!ready || count === 0} onClick={onStart}>
          {count === 0 ? t('command.StartImport') : t('imports.start', { count })}
        </Button>
        {count === 0 && (
          <Text size={200} role="status">
            {t('imports.nothingToDo')}
          </Text>
        )}
      </div>
    </>
  )
}
