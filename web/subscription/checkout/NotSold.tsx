import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLinkLook } from '../../platform/layout/useLinkLook'
import { supportAddress, supportEmail } from '../../platform/texts/support'
import { BudgetDialog } from '../BudgetDialog'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: tokens.spacingVerticalS },
})

/** Where nothing can be paid here, a budget can be asked for. */
export function NotSold() {
  const { t } = useTranslation()
  const styles = useStyles()
  const link = useLinkLook()
  return (
    <div className={styles.root}>
      <Text>{t('plans.notSold')}</Text>
      <BudgetDialog trigger={<Button appearance="primary">{t('budget.ask')}</Button>} />
      {supportEmail && (
        <a className={link.root} href={supportAddress}>
          {t('checkout.writeTo', { email: supportEmail })}
        </a>
      )}
    </div>
  )
}
